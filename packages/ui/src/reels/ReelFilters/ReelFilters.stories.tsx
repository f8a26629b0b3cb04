import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ReelFilters } from './ReelFilters.tsx';

const { search } = ar.reels;

const meta = preview.meta({
  title: 'Reels/ReelFilters',
  component: ReelFilters,
  args: { value: {}, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const kinds = within(canvas.getByRole('group', { name: search.kind }));
    await expect(kinds.getByRole('radio', { name: search.anyKind })).toBeChecked();
    await userEvent.click(kinds.getByRole('radio', { name: ar.vocabulary.type.coastal }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'coastal' });
  },
});

/** Rents are monthly: changing the action clears the price. */
export const Rent = meta.story({
  args: { value: { action: 'rent', type: 'housing', max_price: 20_000 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /20,000/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.action.forsell }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ action: 'sell', type: 'housing' });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
