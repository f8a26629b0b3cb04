import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { PlaceMap } from '../../map/PlaceMap/PlaceMap.tsx';
import { createArea } from '../area.stories.ts';
import { AreaDetail } from './AreaDetail.tsx';

const { prices, trend } = createArea();
const RENT = { action: 'forrent', type: 'housing' } as const;
const RENTS = { ...RENT, median: 290, low: 240, high: 350, sample: 12, on_offer: 14 };

const meta = preview.meta({
  title: 'Market/AreaDetail',
  component: AreaDetail,
  args: {
    area: createArea(),
    getListHref: (action, type) => `/${action === 'forsell' ? 'listing' : 'rent'}?city=1${type ? `&type=${type}` : ''}`,
    getNearbyHref: ({ city, type }) => `/area-${city}?action=forsell&type=${type}`,
    getKindHref: (action, type) => `/area-1?action=${action}&type=${type}`,
    widerHref: '/listing?gover=1',
    backHref: '/listing?city=1',
    onBack: fn((event) => event.preventDefault()),
    shareUrl: 'https://mashrabiya.example/area-1',
    onShared: fn(),
    getHref: getPropertyHref,
    onFavorite: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1216, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <AreaDetail {...args} area={{ ...createArea(globals), ...pickChanges(args.area) }} />,
});

/** Changes by the story, without names, which depend on the language. */
const pickChanges = ({ on_offer, prices, trend, newest }: ReturnType<typeof createArea>) => ({
  on_offer,
  prices,
  trend,
  ...(newest.length === 0 ? { newest } : {}),
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.area.name);
    await expect(canvas.getByRole('link', { name: /للبيع$/ })).toHaveAttribute('href', '/listing?city=1');
    await expect(canvas.getAllByRole('table').length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('article').length).toBeGreaterThan(0);
  },
});

/** Opened from a property for rent: its kind comes first and has the trend; the others are links. */
export const WithQuestion = meta.story({
  args: {
    area: {
      ...createArea(),
      on_offer: { forsell: 24, forrent: 14 },
      prices: [...prices, RENTS],
      trend: trend && {
        ...trend,
        ...RENT,
        months: trend.months.map((month) => ({ ...month, median: month.median && 290 })),
      },
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('table');
    await expect(first).toHaveAccessibleName(ar.vocabulary.action.forrent);
    const kinds = within(canvas.getByRole('navigation', { name: ar.market.area.trendKinds }));
    await expect(kinds.getByRole('link', { current: true })).toHaveTextContent('للإيجار، سكني');
    await expect(kinds.getByRole('link', { name: 'للبيع، سكني' })).toHaveAttribute(
      'href',
      '/area-1?action=forsell&type=housing',
    );
  },
});

/** Location, and a link to its properties on the map. */
export const OnTheMap = meta.story({
  args: {
    map: (
      <PlaceMap
        place={createArea()}
        isExact={false}
        city={createArea().name}
        label={createArea().name}
        caption={<a href="/listing?city=1&view=map">{createArea().name}</a>}
        renderer="drawn"
      />
    ),
  },
  play: async ({ canvas, args }) => {
    const { name } = args.area;
    await expect(canvas.getByRole('heading', { name: ar.market.area.map.replace('{{city}}', name) })).toBeVisible();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/listing?city=1&view=map');
  },
});

/** Too few properties for medians or a trend: shows the rest, and prices of nearby areas. */
export const FewProperties = meta.story({
  args: {
    area: {
      ...createArea(),
      on_offer: { forsell: 3, forrent: 0 },
      prices: [{ action: 'forsell', type: 'housing', median: null, low: null, high: null, sample: 3, on_offer: 3 }],
      trend: null,
    },
  },
  play: async ({ canvas, args }) => {
    const tooFew = ar.market.area.tooFew.replace('{{action}}', ar.vocabulary.action.forsell);
    await expect(canvas.getByText(tooFew)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const nearbyRegion = canvas.getByRole('region', {
      name: ar.market.area.nearby.replace('{{city}}', args.area.name),
    });
    await expect(within(nearbyRegion).getAllByRole('link').length).toBeGreaterThan(0);
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /للإيجار$/ })).toBeNull();
  },
});

/** Nothing is listed: links to the governorate. */
export const Empty = meta.story({
  args: { area: { ...createArea(), on_offer: { forsell: 0, forrent: 0 }, prices: [], trend: null, newest: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /تصفّح عقارات/ })).toHaveAttribute('href', '/listing?gover=1');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
