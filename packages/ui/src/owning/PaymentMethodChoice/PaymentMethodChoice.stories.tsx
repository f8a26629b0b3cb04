import { ar } from '@mashrabiya/i18n/ar';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PaymentMethodChoice } from './PaymentMethodChoice.tsx';

const { method } = ar.owning;

const meta = preview.meta({
  title: 'Owning/PaymentMethodChoice',
  component: PaymentMethodChoice,
  args: { method: null, phone: '', onMethod: fn(), onPhone: fn() },
  render: function Host(args) {
    const [chosen, setChosen] = useState(args.method);
    const [phone, setPhone] = useState(args.phone);
    return (
      <PaymentMethodChoice
        {...args}
        method={chosen}
        phone={phone}
        onMethod={(one) => {
          setChosen(one);
          args.onMethod(one);
        }}
        onPhone={(typed) => {
          setPhone(typed);
          args.onPhone(typed);
        }}
      />
    );
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: method.legend })).toBeVisible();
    await step('the keyboard chooses', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onMethod).toHaveBeenLastCalledWith('card');
      await expect(canvas.queryByRole('textbox')).toBeNull();
    });
    await step('the card stands before the wallet: on its right in Arabic, or above it', async () => {
      const [card, wallet] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
      if (card?.top === wallet?.top) await expect(card?.left).toBeGreaterThan(wallet?.right ?? 0);
      else await expect(card?.left).toBe(wallet?.left);
    });
  },
});

/** The number is understood in Arabic digits too, and shown left to right. */
export const Wallet = meta.story({
  args: { method: 'wallet' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: method.phone });
    await userEvent.type(field, '٠١٠١٢٣٤٥٦٧٨');
    await expect(args.onPhone).toHaveBeenLastCalledWith('01012345678');
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  },
});

export const Invalid = meta.story({
  args: { method: 'wallet' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: method.phone });
    await userEvent.type(field, '0101');
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(ar.forms.errors.phone);
  },
});
