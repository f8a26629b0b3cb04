import { ar } from '@mashrabiya/i18n/ar';
import { categories, configuration, getFacets, governorates, propertyCards } from '@mashrabiya/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { PropertyGrid } from '../../listings/PropertyGrid/PropertyGrid.tsx';
import { FilterColumn } from '../FilterColumn/FilterColumn.tsx';
import { FilterLayout } from './FilterLayout.tsx';
import { WIDE_QUERY } from './useIsWide.ts';

const isWide = () => matchMedia(WIDE_QUERY).matches;
const HOMES = 3;

const meta = preview.meta({
  title: 'Search/FilterLayout',
  component: FilterLayout,
  args: { column: undefined, style: { gap: 16 } },
  render: (args, { globals }) => (
    <FilterLayout {...args}>
      <PropertyGrid
        properties={propertyCards(getLanguage(globals)).slice(0, HOMES)}
        getHref={getPropertyHref}
        onFavorite={fn()}
      />
    </FilterLayout>
  ),
});

/** On a desktop the column is at the inline start of the list: on the right in Arabic. */
export const Default = meta.story({
  render: (args, { globals }) => {
    const language = getLanguage(globals);
    return (
      <FilterLayout
        {...args}
        column={
          <FilterColumn
            value={{}}
            action="/listing"
            categories={categories(language)}
            governorates={governorates(language)}
            limits={configuration}
            facets={getFacets({ action: 'forsell' })}
            onApply={fn()}
          />
        }
      >
        <PropertyGrid
          properties={propertyCards(language).slice(0, HOMES)}
          getHref={getPropertyHref}
          onFavorite={fn()}
        />
      </FilterLayout>
    );
  },
  play: async ({ canvas }) => {
    const filters = canvas.queryByRole('form', { name: ar.search.filters });
    if (!isWide()) return expect(filters).toBeNull();
    const [column, list] = [filters, canvas.getByRole('list')].map((part) => part?.getBoundingClientRect());
    await expect(column?.left).toBeGreaterThan(list?.right ?? 0);
  },
});

/** In tab order the list comes before the column; a skip link leads to the column. */
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const column = canvasElement.querySelector<HTMLElement>('.column');
    if (!isWide()) return;
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: ar.shell.skipToFilters });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${column?.id}`);
    await userEvent.tab();
    await expect(document.activeElement?.closest('article')).not.toBeNull();
  },
});

/** A desktop shows a placeholder card until the filters load; the empty column is marked for the boot script. */
export const Loading = meta.story({
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector<HTMLElement>('[data-needs-app]');
    await expect(column).not.toBeNull();
    await expect((column?.offsetWidth ?? 0) > 0).toBe(isWide());
  },
});

export const WithoutColumn = meta.story({
  args: { column: null },
  play: async ({ canvas, canvasElement }) => {
    const [list, all] = [canvas.getByRole('list'), canvasElement].map((part) => part.getBoundingClientRect().width);
    await expect(list).toBeGreaterThan((all ?? 0) * 0.9);
  },
});
