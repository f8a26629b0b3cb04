import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { OrderSearch } from './OrderSearch.tsx';

const { orders } = ar.finance;

const meta = preview.meta({ title: 'Billing/OrderSearch', component: OrderSearch, args: { onSearch: fn() } });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: orders.search }).closest('.MuiInputBase-root');
    const button = canvas.getByRole('button', { name: orders.find });
    await expect(button.offsetHeight).toBe(field?.getBoundingClientRect().height);
    await userEvent.type(canvas.getByRole('textbox', { name: orders.search }), ' D319-4150-FCAD {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('D319-4150-FCAD');
  },
});

/** Clearing the text shows everything again. */
export const Cleared = meta.story({
  args: { initial: 'nadia@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: orders.search }));
    await userEvent.click(canvas.getByRole('button', { name: orders.find }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});
