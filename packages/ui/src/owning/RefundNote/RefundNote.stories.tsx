import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RefundNote } from './RefundNote.tsx';

const { refund } = ar.owning;
const at = new Date('2026-11-16T09:00:00Z');

const meta = preview.meta({
  title: 'Owning/RefundNote',
  component: RefundNote,
  args: { purchase: { at, now: new Date('2026-11-20T12:00:00Z') }, policyHref: '/refund', onRequest: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('أمامك 3 أيام لطلب الاسترداد')).toBeVisible();
    await expect(canvas.getByText('حتى 23 نوفمبر 2026')).toBeVisible();
    await expect(canvas.getByText('نراجع الطلب خلال 5 أيام عمل')).toBeVisible();
    await expect(canvas.getByText(refund.fee)).toBeVisible();
    const ask = canvas.getByRole('button', { name: refund.request });
    const policy = canvas.getByRole('link', { name: ar.shell.links.refund });
    // Asking comes first: on the right in Arabic.
    await expect(ask.getBoundingClientRect().left).toBeGreaterThan(policy.getBoundingClientRect().right);
    await userEvent.click(ask);
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
});

/** Before anything is bought: the rule alone. */
export const BeforeBuying = meta.story({
  args: { purchase: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('يمكنك طلب الاسترداد خلال 7 أيام من الشراء')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Closed = meta.story({
  args: { purchase: { at, now: new Date('2026-11-23T09:00:00Z') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('انتهت مهلة طلب الاسترداد في 23 نوفمبر 2026')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
