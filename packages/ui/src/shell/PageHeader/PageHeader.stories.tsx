import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: ar.shell.links.forSale, backHref: '/', onBack: fn() },
});

const titleBox = (canvas: { getByRole(role: 'heading'): HTMLElement }) =>
  canvas.getByRole('heading').parentElement?.getBoundingClientRect() ?? new DOMRect();

/** Without `onBack` the link leads to the parent page. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ar.shell.links.forSale })).toBeVisible();
    const back = canvas.getByRole('link', { name: ar.common.back });
    await expect(back.getBoundingClientRect().left).toBeGreaterThanOrEqual(titleBox(canvas).right);
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** The back link is before the title: on the left in English, on the right in Arabic. */
export const English = meta.story({
  args: { title: en.shell.links.forSale },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link').getBoundingClientRect();
    await expect(back.right).toBeLessThanOrEqual(titleBox(canvas).left);
  },
});

/** The first page of a visit has no parent. */
export const WithoutBack = meta.story({
  args: { backHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const WithActions = meta.story({
  args: { subtitle: '1,248', actions: <Button variant="outlined">{ar.shell.links.addProperty}</Button> },
});

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'شقة واسعة بتشطيب فاخر على حديقة مركزية في كمبوند هادئ بالتجمع الخامس، القاهرة الجديدة',
    subtitle: 'استلام فوري، والتقسيط على سبع سنوات بدون فوائد',
  },
});
