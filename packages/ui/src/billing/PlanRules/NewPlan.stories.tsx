import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept } from '../../forms/callForm/calls.stories.ts';
import { NewPlan } from './NewPlan.tsx';

const { rules } = ar.finance;

const meta = preview.meta({
  title: 'Billing/NewPlan',
  component: NewPlan,
  args: { now: new Date('2026-11-20T12:00:00.000Z'), onAdd: fn(accept), onCancel: fn() },
});

/** A plan needs ads and a price; the validity of ads is optional. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const type = (name: string, text: string) => userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type(rules.nameAr, 'الشاملة');
    await type(rules.nameEn, 'Complete');
    await type(rules.descriptionAr, 'للمكاتب');
    await type(rules.descriptionEn, 'For offices');
    await userEvent.clear(canvas.getByRole('spinbutton', { name: rules.validDays }));
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect((await canvas.findAllByText(ar.forms.problem.plan_empty))[0]).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    const basic = canvas.getByRole('spinbutton', { name: ar.vocabulary.adType.basic });
    await userEvent.clear(basic);
    await userEvent.type(basic, '7');
    const price = canvas.getByRole('textbox', { name: rules.price });
    await userEvent.clear(price);
    await userEvent.type(price, '700');
    await userEvent.click(canvas.getByRole('button', { name: rules.save }));
    await expect(args.onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'basic', price: 70_000, valid_days: null }),
    );
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
