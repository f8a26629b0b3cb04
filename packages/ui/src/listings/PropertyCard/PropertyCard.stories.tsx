import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getPropertyHref, getSwipeDirection, isLeftIn, swipe } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../fixtures.stories.ts';
import { BODY_HEIGHT_PX } from './cardBoxes.ts';
import { PropertyCard } from './PropertyCard.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyCard',
  component: PropertyCard,
  args: { property: listing(LISTING.plain), href: getPropertyHref(listing(LISTING.plain)), onFavorite: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(358px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <PropertyCard {...args} property={localizeCard(args.property, globals)} />,
});

const { card, carousel, love } = ar.listings;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('4,850,000 ج.م')).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.property.address })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: love.label }));
    await expect(args.onFavorite).toHaveBeenCalledWith(args.property);
  },
});

/** The link covers the card; favorite button, map link and arrows are above it. */
export const OneLink = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.property.address });
    const at = (element: HTMLElement) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    };
    await expect(at(canvas.getByRole('article'))).toBe(link);
    await expect(at(canvas.getByText('4,850,000 ج.م'))).toBe(link);
    await expect(at(canvas.getByRole('link', { name: card.map }))).not.toBe(link);
    await expect(at(canvas.getByRole('button', { name: love.label }))?.closest('button')).not.toBeNull();
    await userEvent.hover(canvas.getByRole('article'));
    await expect(at(await canvas.findByRole('button', { name: carousel.next }))).not.toBe(link);
  },
});

/** Controls with the same name on each card say which listing they belong to. */
export const DescribedControls = meta.story({
  play: async ({ canvas, args }) => {
    for (const control of [
      canvas.getByRole('button', { name: love.label }),
      canvas.getByRole('link', { name: card.map }),
    ]) {
      await expect(control).toHaveAttribute('aria-description', args.property.address);
    }
  },
});

export const Favorite = meta.story({
  args: { isFavorite: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: love.label, pressed: true })).toBeVisible();
  },
});

export const FavoriteLoading = meta.story({
  args: { favoriteState: 'loading' },
  play: async ({ canvas, args, userEvent }) => {
    const heart = canvas.getByRole('button', { name: love.label });
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(heart);
    await expect(args.onFavorite).not.toHaveBeenCalled();
  },
});

/** A paid placement is always labelled: at the inline start, the right in Arabic; the favorite button is opposite. */
export const Superior = meta.story({
  args: { property: listing(LISTING.superior) },
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    await expect(isLeftIn(canvas.getByText('إعلان · سوبيريور'), article)).toBe(false);
    await expect(isLeftIn(canvas.getByRole('button', { name: love.label }), article)).toBe(true);
  },
});

export const Elite = meta.story({
  args: { property: listing(LISTING.elite) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('إعلان · إيليت')).toBeVisible();
  },
});

export const English = meta.story({
  args: { property: listing(LISTING.superior) },
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    const article = canvas.getByRole('article');
    await expect(isLeftIn(canvas.getByText('Ad · Superior'), article)).toBe(true);
    await expect(isLeftIn(canvas.getByRole('button', { name: 'Save to favourites' }), article)).toBe(false);
    await userEvent.hover(article);
    await expect(isLeftIn(await canvas.findByRole('button', { name: 'Next photo' }), article)).toBe(false);
    swipe(article, -60);
    await waitFor(() => expect(within(article).getByText(/^Photo 2 of/)).toBeInTheDocument());
  },
});
export const Installment = meta.story({
  args: { property: listing(LISTING.coastal) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/مقدم 5%/)).toBeVisible();
  },
});
export const Rent = meta.story({
  args: { property: listing(LISTING.rent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});
export const NoPrice = meta.story({
  args: { property: listing(LISTING.land) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(card.noPrice)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /غرف/ })).toBeNull();
  },
});
export const OnePicture = meta.story({
  args: { property: listing(LISTING.onePicture) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(canvas.getByRole('article'));
    await expect(canvas.queryByRole('button', { name: carousel.next })).toBeNull();
    await expect(canvasElement.querySelector('.dots')).toBeNull();
  },
});

export const NoPictures = meta.story({
  args: { property: listing(LISTING.noPictures) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.window > .lattice')).toBeVisible();
  },
});

const expectStableHeight = async ({ canvas }: { canvas: { getByRole(role: 'heading' | 'link'): HTMLElement } }) => {
  const title = canvas.getByRole('heading');
  await expect(title.getBoundingClientRect().height).toBe(48);
  const words = document.createRange();
  words.selectNodeContents(title);
  await expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBeGreaterThan(1);
};

export const LongArabic = meta.story({ args: { property: listing(LISTING.longAddress) }, play: expectStableHeight });
export const LongEnglish = meta.story({
  args: { property: listing(LISTING.longAddress) },
  globals: { locale: 'en' },
  play: expectStableHeight,
});

/** Missing lines leave their room above the foot, and the card keeps its height. */
export const FewLines = meta.story({
  // Another id than that of the sample, which the story would show instead.
  args: { property: { ...listing(LISTING.superior), id: 'few-lines', address: 'شقة', price_per_m2: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading').getBoundingClientRect().height).toBe(24);
    await expect(canvasElement.querySelector('.metre')).not.toBeVisible();
    await expect(canvasElement.querySelector('.body')?.getBoundingClientRect().height).toBe(BODY_HEIGHT_PX);
  },
});

/** Arrows appear on hover: the next one at the inline end, the left in Arabic. */
export const Arrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const article = canvas.getByRole('article');
    await expect(canvas.queryByRole('button', { name: carousel.next })).toBeNull();
    await userEvent.hover(article);
    const next = await canvas.findByRole('button', { name: carousel.next });
    await expect(isLeftIn(next, article)).toBe(true);
    await userEvent.click(next);
    await waitFor(() => expect(within(article).getByText('صورة 2 من 4')).toBeInTheDocument());
  },
});

/** A swipe of more than 50 px towards the inline start shows the next picture, and stops at either end. */
export const Swipe = meta.story({
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    const swipeDirection = getSwipeDirection(article);
    const isSlideShown = (index: number) =>
      waitFor(() => expect(within(article).getByText(`صورة ${index} من 4`)).toBeInTheDocument());
    swipe(article, swipeDirection * 50);
    await isSlideShown(1);
    swipe(article, swipeDirection * 51);
    await isSlideShown(2);
    swipe(article, -swipeDirection * 120);
    await isSlideShown(1);
    swipe(article, -swipeDirection * 120);
    await isSlideShown(1);
  },
});

/** Price beside the average of similar listings; a narrow column hides the area. */
export const BelowMedian = meta.story({
  args: { property: listing(LISTING.superior) },
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByText(/^50,000 ج.م\/م² · أقل بـ12% من المتوسط/);
    await expect(line).toHaveTextContent('المتوسط في المنطقة');
    // The width is final once the font has loaded.
    await waitFor(() => expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth));
    const body = canvasElement.querySelector<HTMLElement>('.body');
    if (body) body.style.inlineSize = '260px';
    for (const optional of line.querySelectorAll('span')) await expect(optional).not.toBeVisible();
    await expect(line.getBoundingClientRect().height).toBe(22);
    body?.removeAttribute('style');
  },
});

/** Too few similar properties: price per m² alone, at the same card height. */
export const NoContext = meta.story({
  args: { property: listing(LISTING.coastal) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('105,000 ج.م/م²').getBoundingClientRect().height).toBe(22);
  },
});

export const Confirmed = meta.story({
  args: {
    property: {
      ...listing(LISTING.plain),
      confirmed_at: '2026-11-19T09:00:00.000Z',
      created_at: '2026-10-01T09:00:00.000Z',
    },
  },
  render: (args, { globals }) => (
    <PropertyCard
      {...args}
      property={{
        ...localizeCard(args.property, globals),
        confirmed_at: args.property.confirmed_at,
        created_at: args.property.created_at,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^تأكد توفره/)).toHaveAttribute('datetime', '2026-11-19T09:00:00.000Z');
  },
});

export const Viewed = meta.story({
  args: { badge: 'seen' },
  play: async ({ canvas }) => {
    await expect(isLeftIn(canvas.getByText(card.isSeen), canvas.getByRole('article'))).toBe(false);
  },
});

/** A property with a reel is labelled; the card's one link leads to it. */
export const WithReel = meta.story({
  args: { property: { ...listing(LISTING.plain), has_reel: true }, badge: 'seen' },
  render: (args, { globals }) => (
    <PropertyCard {...args} property={{ ...localizeCard(args.property, globals), has_reel: true }} />
  ),
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    const sign = canvas.getByText(card.hasReel);
    await expect(sign).toBeVisible();
    await expect(isLeftIn(sign, article)).toBe(false);
    await expect(canvas.getByText(card.isSeen)).toBeVisible();
    const { x, y, width, height } = sign.getBoundingClientRect();
    const link = canvas.getByRole('link', { name: listing(LISTING.plain).address });
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(link);
  },
});

export const New = meta.story({
  args: { badge: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(card.isNew)).toBeVisible();
  },
});

export const MapTabBlocked = meta.story({
  args: { onMapBlocked: fn() },
  beforeEach: () => {
    const open = window.open;
    window.open = () => null;
    return () => {
      window.open = open;
    };
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: card.map }));
    await expect(args.onMapBlocked).toHaveBeenCalledWith(ar.listings.map.blocked);
  },
});
