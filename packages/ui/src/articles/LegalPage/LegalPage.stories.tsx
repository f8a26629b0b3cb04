import { ar } from '@mashrabiya/i18n/ar';
import { sitePage } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { LegalPage } from './LegalPage.tsx';

const meta = preview.meta({
  title: 'Articles/LegalPage',
  component: LegalPage,
  args: { text: sitePage('refund', 'ar'), onPrint: fn() },
  render: (args, { globals }) => (
    <LegalPage {...args} text={{ ...sitePage('refund', getLanguage(globals)), review: args.text.review }} />
  ),
});

const { legal } = ar.articles;

/** The contents are beside the text, at the inline start, and link to its numbered sections. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '3. كيف تطلبه' })).toBeVisible();
    await expect(canvas.getByText('الإصدار 2، يسري منذ 1 سبتمبر 2026')).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(legal.review);
    const contents = canvas.getByRole('navigation', { name: legal.contents });
    const text = canvas.getByRole('region', { name: /كيف تطلبه/ });
    await expect(contents.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().right);
    await expect(canvas.getByRole('link', { name: /متى تطلب/ })).toHaveAttribute('href', '#part-2');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /ما الذي يمكن/ })).toHaveAttribute('aria-current', 'location'),
    );
    await userEvent.click(canvas.getByRole('button', { name: legal.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** Reviewed by a lawyer: no notice. */
export const Reviewed = meta.story({
  args: { text: { ...sitePage('refund', 'ar'), review: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('note')).toBeNull();
  },
});

/** On a phone the contents expand on a press and collapse after a choice. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /متى تطلب/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: legal.contents, expanded: false }));
    await expect(canvas.getByRole('link', { name: /متى تطلب/ })).toBeVisible();
  },
});
