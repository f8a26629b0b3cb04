import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LegalPage } from './LegalPage.tsx';
import { refundPolicy } from './refund.stories.ts';

const meta = preview.meta({
  tags: ['desk'],
  title: 'Reading/LegalPage',
  component: LegalPage,
  args: { ...refundPolicy(), updatedOn: '2026-09-01', onPrint: fn() },
  render: (args, { globals }) => <LegalPage {...args} {...refundPolicy(globals)} />,
});

const { legal } = ar.reading;

/** The contents stay beside the text, at the inline start, and lead to its numbered parts. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '3. كيف تطلبه' })).toBeVisible();
    await expect(canvas.getByText('آخر تحديث: 1 سبتمبر 2026')).toBeVisible();
    const contents = canvas.getByRole('navigation', { name: legal.contents });
    const text = canvas.getByRole('region', { name: /كيف تطلبه/ });
    await expect(contents.getBoundingClientRect().left).toBeGreaterThan(text.getBoundingClientRect().right);
    await expect(canvas.getByRole('link', { name: /متى تطلب/ })).toHaveAttribute('href', '#when');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /ما الذي يمكن/ })).toHaveAttribute('aria-current', 'location'),
    );
    await userEvent.click(canvas.getByRole('button', { name: legal.print }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

/** On a phone the contents open under a press and close once a part is chosen. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /متى تطلب/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: legal.contents, expanded: false }));
    await expect(canvas.getByRole('link', { name: /متى تطلب/ })).toBeVisible();
  },
});
