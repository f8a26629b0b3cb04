import { ar } from '@mashrabiya/i18n/ar';
import { propertyCards } from '@mashrabiya/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getLanguage, getPropertyHref } from '../../foundation/stories.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PropertyGrid } from '../../listings/PropertyGrid/PropertyGrid.tsx';
import { CAIRO_BOX, cairo, createDistricts } from '../ListingsMap/view.fixture.ts';
import { MapBeside } from './MapBeside.tsx';

const meta = preview.meta({
  title: 'Map/MapBeside',
  component: MapBeside,
  parameters: { layout: 'fullscreen' },
  args: {
    listHref: '/listing',
    filtersHref: '/listing?view=map&slider=filters',
    filterCount: 2,
    view: cairo,
    status: 'ready' as const,
    onRetry: fn(),
    box: CAIRO_BOX,
    onMoveEnd: fn(),
    following: true,
    onFollowingChange: fn(),
    onSearchHere: fn(),
    onOpen: fn(),
    onClusterChange: fn(),
    getHref: (id: string) => `/property-${id}`,
    area: undefined as string | undefined,
    onAreaChange: fn(),
    districts: [],
    chosenDistricts: [],
    onDistrictsChange: fn(),
    districtsFailed: false,
    onRetryDistricts: fn(),
    onDistrictsOpenChange: fn(),
    renderer: 'still' as const,
  },
  render: (args, { globals }) => (
    <Page hasMap>
      <PropertyGrid properties={propertyCards(getLanguage(globals))} getHref={getPropertyHref} onFavorite={fn()} />
      <MapBeside {...args} districts={createDistricts(getLanguage(globals) === 'ar')} />
    </Page>
  ),
});

/** Beside the list at the inline end on a desktop; over the hidden list on a phone. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: ar.map.showList })).toHaveAttribute('href', '/listing');
    const map = canvasElement.querySelector('.map-beside')?.getBoundingClientRect();
    const list = canvasElement.querySelector('ul')?.getBoundingClientRect();
    const filters = canvas.queryByRole('link', { name: new RegExp(ar.search.filters) });
    await expect(filters === null).toBe(innerWidth >= 1024);
    if (innerWidth >= 1024) await expect(map?.right).toBeLessThanOrEqual(list?.left ?? 0);
    else await expect(map?.width).toBe(document.documentElement.clientWidth);
  },
});

/** On a desktop the map and the link back to the list stay in view while the list scrolls. */
export const ListScrolled = meta.story({
  play: async ({ canvas, canvasElement }) => {
    if (innerWidth < 1024) return;
    const frame = canvasElement.querySelector('.frame');
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight + 200));
    scrollTo(0, 200);
    await waitFor(() => expect(frame?.getBoundingClientRect().top).toBe(64));
    await expect(frame?.getBoundingClientRect().bottom).toBe(innerHeight);
    const back = canvas.getByRole('link', { name: ar.map.showList }).getBoundingClientRect();
    await expect(back.bottom).toBeLessThanOrEqual(innerHeight);
  },
});
