import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { advisorAreas, advisorCities } from '../AdvisorApplication/places.stories.ts';
import { AdvisorFilters } from './AdvisorFilters.tsx';

const addTotals = (places: ReturnType<typeof advisorCities>) =>
  places.map((place, index) => ({ ...place, total: index + 1 }));

const meta = preview.meta({
  title: 'People/AdvisorFilters',
  component: AdvisorFilters,
  args: { value: {}, cities: addTotals(advisorCities()), areas: addTotals(advisorAreas()), onChange: fn() },
  render: (args, { globals }) => (
    <AdvisorFilters {...args} cities={addTotals(advisorCities(globals))} areas={addTotals(advisorAreas(globals))} />
  ),
});

const { filters } = ar.people;

/** Changing the city clears the area, and keeps the specialty. */
export const Default = meta.story({
  args: { value: { area: 21, type: 'coastal' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: filters.city }), 'اسكندريه{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ city: 2, type: 'coastal' });
    await userEvent.click(canvas.getByRole('radio', { name: ar.vocabulary.type.land }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ area: 21, type: 'land' });
    await userEvent.click(canvas.getByRole('radio', { name: filters.anyType }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ area: 21, type: undefined });
  },
});

/** Lists all cities by governorate, with numbers of advisors. */
export const AllCities = meta.story({
  render: (args) => (
    <AdvisorFilters
      {...args}
      cities={[
        { id: 1, name: 'المعادي', governorate: 'القاهرة', total: 4 },
        { id: 2, name: 'حلوان', governorate: 'القاهرة', total: 0 },
        { id: 3, name: 'سيوة', governorate: 'مطروح', total: 0 },
      ]}
    />
  ),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: filters.city }));
    const group = within(await screen.findByRole('group', { name: 'مطروح' }));
    await userEvent.click(group.getByRole('option', { name: 'سيوة' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ city: 3, type: undefined });
  },
});

export const Narrowed = meta.story({
  args: { value: { city: 2, area: 22 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: filters.city })).toHaveValue('الإسكندرية');
    await expect(canvas.getByRole('combobox', { name: filters.area })).toHaveValue('سيدي بشر');
  },
});
