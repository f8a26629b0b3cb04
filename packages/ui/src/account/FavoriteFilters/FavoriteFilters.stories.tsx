import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { FavoriteFilters, type FavoriteFiltersProps } from './FavoriteFilters.tsx';

const { favorites } = ar.account;

const meta = preview.meta({
  title: 'Account/FavoriteFilters',
  component: FavoriteFilters,
  args: {
    value: {},
    counts: {
      offered: 7,
      gone: 1,
      type: { housing: 6, coastal: 2 },
      action: { forsell: 8 },
      gover: [
        { id: 1, name: 'القاهرة', total: 5 },
        { id: 2, name: 'مطروح', total: 3 },
      ],
    },
    onChange: fn(),
  } as FavoriteFiltersProps,
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: favorites.place }));
    const list = within(within(document.body).getByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(3);
    await userEvent.click(list.getByRole('option', { name: /مطروح/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ gover: 2 });
  },
});

export const Chosen = meta.story({ args: { value: { action: 'forsell', type: 'coastal', gover: 2 } } });

/** Two favorites need no filters. */
export const FewFavorites = meta.story({
  args: { counts: { offered: 1, gone: 1, type: { housing: 2 }, action: { forsell: 2 }, gover: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});

export const Loading = meta.story({ args: { counts: undefined } });
