import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref } from '../../foundation/stories.ts';
import { FavoriteButton } from '../../listings/FavoriteButton/FavoriteButton.tsx';
import { getComparedListings } from '../fixtures.stories.ts';
import { CompareTable } from './CompareTable.tsx';

const listings = getComparedListings();
const getRemoveHref = ({ id }: { id: string }) => `/compare?without=${id}`;

const meta = preview.meta({
  title: 'Compare/CompareTable',
  component: CompareTable,
  args: { listings, getHref: getPropertyHref, getRemoveHref },
  render: (args, { globals }) => (
    <CompareTable {...args} listings={getComparedListings(globals, args.listings.length)} />
  ),
});

const { compare } = ar;
const price = ar.compare.price;

/** A column per property, headed by its title; differing rows stand out, also for screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'مقارنة بين 4 عقارات' });
    await expect(table).toBeVisible();
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent);
    await expect(heads).toEqual([compare.home, ...listings.map(({ address }) => address)]);
    const row = canvas.getByRole('row', { name: new RegExp(`^${price} \\(${compare.different}\\)`) });
    await expect(row).toHaveTextContent(compare.lowest);
    await expect(canvas.getByRole('link', { name: listings[1]?.address })).toHaveAttribute(
      'href',
      getPropertyHref({ id: listings[1]?.id ?? '' }),
    );
  },
});

const onFavorite = fn();

/** Favorite button on each picture, as on a card. */
export const WithFavorites = meta.story({
  args: {
    renderFavoriteButton: ({ id }) => (
      <FavoriteButton isFavorite={id === listings[0]?.id} onToggle={() => onFavorite(id)} />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const favoriteButtons = canvas.getAllByRole('button', { name: ar.listings.love.label });
    await expect(favoriteButtons.map((favoriteButton) => favoriteButton.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    for (const heart of favoriteButtons) {
      const photo = heart.closest('td')?.querySelector('span')?.getBoundingClientRect();
      const { left, right } = heart.getBoundingClientRect();
      await expect(photo && left >= photo.left && right <= photo.right).toBe(true);
    }
    await userEvent.click(
      canvas.getAllByRole('button', { name: ar.listings.love.label })[2] ?? canvas.getByRole('table'),
    );
    await expect(onFavorite).toHaveBeenLastCalledWith(listings[2]?.id);
  },
});

/** Row headers stick to the inline start while the columns scroll. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('rowheader', { name: `${price} (${compare.different})` });
    const scroller = canvas.getByRole('table').parentElement;
    const getStartPosition = () => Math.round(head.getBoundingClientRect().right);
    const positionBefore = getStartPosition();
    scroller?.scrollBy({ left: -300, behavior: 'instant' });
    await expect(Math.abs(scroller?.scrollLeft ?? 0)).toBeGreaterThan(50);
    await expect(getStartPosition()).toBe(positionBefore);
    scroller?.scrollTo({ left: 0, behavior: 'instant' });
  },
});

export const PhoneEnglish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('rowheader', { name: /^Price \(/ });
    const scroller = canvas.getByRole('table').parentElement;
    const leftBefore = Math.round(head.getBoundingClientRect().left);
    scroller?.scrollBy({ left: 300, behavior: 'instant' });
    await expect(scroller?.scrollLeft).toBeGreaterThan(50);
    await expect(Math.round(head.getBoundingClientRect().left)).toBe(leftBefore);
    scroller?.scrollTo({ left: 0, behavior: 'instant' });
  },
});

export const TwoProperties = meta.story({ args: { listings: getComparedListings({}, 2) } });

/** A phone fits two properties beside the row headers without scrolling. */
export const TwoPropertiesPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { listings: getComparedListings({}, 2) },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('table').parentElement;
    if (window.innerWidth < 380) return;
    await expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
  },
});

export const OneProperty = meta.story({
  args: { listings: getComparedListings({}, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(`(${compare.different})`)).toBeNull();
  },
});

export const OnlyDifferent = meta.story({
  args: { onlyDifferent: true, listings: getComparedListings({}, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: `${price} (${compare.different})` })).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: new RegExp(`^${ar.listings.fact.action}`) })).toBeNull();
  },
});

/** The same property twice has no differences. */
export const NoneDifferent = meta.story({
  args: { onlyDifferent: true },
  render: (args, { globals }) => {
    const [first] = getComparedListings(globals, 1);
    return <CompareTable {...args} listings={first ? [first, { ...first, id: 'other' }] : []} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(compare.noneDifferent)).toBeVisible();
  },
});

export const Removing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('link', { name: compare.remove.replace('{{home}}', listings[0]?.address ?? '') });
    await expect(remove).toHaveAttribute('href', getRemoveHref({ id: listings[0]?.id ?? '' }));
    await userEvent.tab();
    await expect(remove).toHaveFocus();
  },
});
