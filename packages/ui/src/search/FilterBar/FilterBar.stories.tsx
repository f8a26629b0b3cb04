import type { Action } from '@mashrabiya/contract';
import { ar } from '@mashrabiya/i18n/ar';
import { categories, governorates } from '@mashrabiya/mocks';
import { type MouseEvent, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage } from '../../foundation/stories.ts';
import { SortMenu } from '../../listings/SortMenu/SortMenu.tsx';
import type { FilterState } from '../filters/filterState.ts';
import { readFilters, writeFilters } from '../filters/readFilters.ts';
import { FilterBar } from './FilterBar.tsx';

const { search, vocabulary } = ar;
const CAIRO = governorates('ar').find(({ en_name }) => en_name === 'Cairo');
const getHref = (state: FilterState) => `/listing?${writeFilters(state)}`;
const getRemoveLabel = (text: string) => search.removeFilter.replace('{{text}}', text);

const meta = preview.meta({
  title: 'Search/FilterBar',
  component: FilterBar,
  args: {
    value: {},
    categories: categories('ar'),
    governorates: governorates('ar'),
    getHref,
    getPanelHref: (group) => (group ? `/listing?slider=filters#filter-${group}` : '/listing?slider=filters'),
  },
  /** Applies a followed link's filters, as in a page. */
  render: function Controlled(args, { globals }) {
    const [value, setValue] = useState(args.value);
    const preventNavigation = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      const { searchParams } = new URL(link.href);
      if (!searchParams.has('slider')) setValue(readFilters(searchParams));
    };
    return (
      <div onClickCapture={preventNavigation} style={{ minBlockSize: 420 }}>
        <FilterBar
          {...args}
          value={value}
          categories={categories(getLanguage(globals))}
          governorates={governorates(getLanguage(globals))}
        />
      </div>
    );
  },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: search.filters })).toHaveAttribute(
      'href',
      args.getPanelHref(undefined),
    );
    await expect(canvas.queryByRole('link', { name: search.clearAll })).not.toBeInTheDocument();
  },
});

const SWITCH = { getActionHref: (action: Action) => (action === 'forsell' ? '/listing' : '/rent') };

/** On the narrowest phones the filters come before the switch. */
export const WithSwitch = meta.story({
  args: SWITCH,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: vocabulary.action.forsell, current: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: vocabulary.action.forrent })).toHaveAttribute('href', '/rent');
    const filters = canvas.getByRole('link', { name: search.filters }).getBoundingClientRect();
    await expect(filters.left).toBeGreaterThanOrEqual(0);
  },
});

/** On a phone, filters, sort order and map come first, in one row of equal heights. */
export const WithSortAndMap = meta.story({
  args: { ...SWITCH, mapHref: '/listing?view=map', children: <SortMenu className="sort" sort={null} /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const map = canvas.getByRole('link', { name: search.showMap });
    await expect(map).toHaveAttribute('href', '/listing?view=map');
    if (window.innerWidth >= 720) return;
    const filters = canvas.getByRole('link', { name: search.filters });
    const boxes = [filters, canvas.getByRole('button', { name: /الترتيب/ }), map].map((part) =>
      part.getBoundingClientRect(),
    );
    const [first] = boxes;
    for (const { top, height } of boxes) await expect([top, height]).toEqual([first?.top, 44]);
    await expect(boxes.map(({ right }) => right)).toEqual(boxes.map(({ right }) => right).sort((a, b) => b - a));
  },
});

const chosen: FilterState = {
  type: 'housing',
  subcategory_id: categories('ar')[0]?.subcategories[0]?.id,
  gover: CAIRO?.id,
  city: CAIRO?.cities.slice(0, 1).map(({ id }) => id),
  max_price: 3_000_000,
  bedrooms: [2, 3],
  finishing: 'finished',
};

/** "All filters" comes first: on the left in English, on the right in Arabic. */
export const English = meta.story({
  args: { value: chosen },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const [all, next] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(all?.left).toBeLessThan(next?.left ?? 0);
  },
});

/** Filters are removable one by one: a city before its governorate, a subcategory before its type. */
export const Chosen = meta.story({
  args: { value: chosen },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(search.filters) })).toHaveTextContent('7');
    await userEvent.click(canvas.getByRole('link', { name: getRemoveLabel(vocabulary.finishing.finished) }));
    await expect(canvas.queryByText(vocabulary.finishing.finished)).not.toBeInTheDocument();
    for (const name of [CAIRO?.cities[0]?.name, CAIRO?.name, categories('ar')[0]?.subcategories[0]?.name])
      await userEvent.click(canvas.getByRole('link', { name: getRemoveLabel(name ?? '') }));
    await userEvent.click(canvas.getByRole('link', { name: getRemoveLabel(vocabulary.type.housing) }));
    await expect(canvas.getByRole('button', { name: search.label.type })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: search.clearAll }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: /إزالة فلتر/ })).not.toBeInTheDocument());
  },
});

export const Phone = meta.story({ args: { value: chosen }, globals: { viewport: { value: 'phone' } } });

export const QuickType = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: search.label.type }));
    const menu = canvas.getByRole('group', { name: search.label.type });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(within(menu).getByRole('link', { name: vocabulary.type.coastal }));
    await expect(await canvas.findByRole('button', { name: new RegExp(vocabulary.type.coastal) })).toBeVisible();
    await waitFor(() => expect(menu).not.toBeVisible());
  },
});

export const QuickRooms = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: search.label.bedrooms }));
    const menu = within(canvas.getByRole('group', { name: search.label.bedrooms }));
    await userEvent.click(menu.getByRole('link', { name: '3' }));
    await userEvent.click(menu.getByRole('link', { name: '2' }));
    await expect(menu.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: /2، 3/ })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: '3' }));
    await expect(menu.getByRole('link', { name: '3' })).not.toHaveAttribute('aria-current');
  },
});

/** Offers rents in a list for rent; other prices are in the panel. */
export const QuickRent = meta.story({
  args: { listAction: 'forrent' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: search.label.price }));
    const menu = within(canvas.getByRole('group', { name: search.label.price }));
    await expect(menu.getByRole('link', { name: search.otherValue })).toHaveAttribute(
      'href',
      args.getPanelHref('price'),
    );
    await userEvent.click(menu.getByRole('link', { name: 'حتى 15 ألف ج.م' }));
    await expect(await canvas.findByRole('link', { name: getRemoveLabel('حتى 15 ألف ج.م') })).toBeVisible();
  },
});

/** Results hold both actions, so action is a filter too; land has no bedrooms. */
export const WithAction = meta.story({
  args: { showAction: true, value: { action: 'forrent', type: 'land' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: getRemoveLabel(vocabulary.action.forrent) })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: search.label.bedrooms })).not.toBeInTheDocument();
  },
});

/** Sticks below the navbar while the list scrolls. */
export const Sticky = meta.story({
  args: { value: chosen },
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ blockSize: 3000 }} />
      </>
    ),
  ],
  render: (args) => <FilterBar {...args} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: search.filters });
    window.scrollTo({ top: 800, behavior: 'instant' });
    await waitFor(() => expect(Math.round(bar.getBoundingClientRect().top)).toBe(64));
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

const CLOSED_STEP = { open: false, isUrlRendered: () => false, onOpen: fn(), onClose: fn() };
const CLOSED_STEPS = { type: CLOSED_STEP, price: CLOSED_STEP, bedrooms: CLOSED_STEP };

/** A choice that comes before the render of the menu's history step: the menu stays closed. */
export const StepRenderedLate = meta.story({
  render: function LateStep(args) {
    const [{ value, open }, setState] = useState({ value: args.value, open: false });
    const choose = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      setState({ value: readFilters(new URL(link.href).searchParams), open: true });
    };
    return (
      <div onClickCapture={choose} style={{ minBlockSize: 420 }}>
        <FilterBar {...args} value={value} menuSteps={{ ...CLOSED_STEPS, type: { ...CLOSED_STEP, open } }} />
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: search.label.type }));
    const menu = canvas.getByRole('group', { name: search.label.type });
    await userEvent.click(within(menu).getByRole('link', { name: vocabulary.type.land }));
    await expect(await canvas.findByRole('button', { name: new RegExp(vocabulary.type.land) })).toBeVisible();
    await expect(menu).not.toBeVisible();
  },
});

/** A choice replaces the history step before its render: the menu, which stays open, gets a new one. */
export const StepReplacedBeforeRender = meta.story({
  args: { menuSteps: { ...CLOSED_STEPS, bedrooms: { ...CLOSED_STEP, isUrlRendered: () => true, onOpen: fn() } } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    const onOpen = args.menuSteps?.bedrooms.onOpen;
    await userEvent.click(canvas.getByRole('button', { name: search.label.bedrooms }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
    const menu = canvas.getByRole('group', { name: search.label.bedrooms });
    await userEvent.click(within(menu).getByRole('link', { name: '3' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledTimes(2));
    await expect(menu).toBeVisible();
  },
});

/** First render of a restored page: menus are present, their choices follow. */
export const DeferredMenus = meta.story({
  args: { deferMenus: true },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: search.label.type });
    await expect(opener).toBeVisible();
    const menu = document.getElementById(opener.getAttribute('popovertarget') ?? '');
    await expect(menu?.querySelectorAll('a')).toHaveLength(0);
  },
});
