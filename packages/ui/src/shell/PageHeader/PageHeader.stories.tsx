import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Shell/PageHeader',
  component: PageHeader,
  args: { title: ar.shell.links.forSale, backHref: '/', onBack: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: ar.shell.links.forSale })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: ar.common.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const WithActions = meta.story({
  args: { subtitle: '1,248', actions: <Button look="outlined">{ar.shell.links.addProperty}</Button> },
});

export const LongArabic = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'شقة واسعة بتشطيب فاخر على حديقة مركزية في كمبوند هادئ بالتجمع الخامس، القاهرة الجديدة',
    subtitle: 'استلام فوري، والتقسيط على سبع سنوات بدون فوائد',
  },
});
