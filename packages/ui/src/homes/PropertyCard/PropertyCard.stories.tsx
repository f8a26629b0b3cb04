import { ar } from '@mashrabiya/i18n/ar';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOME, home, localized } from '../fixtures.stories.ts';
import { forward, hrefOf, swipe } from '../stories.ts';
import { PropertyCard } from './PropertyCard.tsx';

const meta = preview.meta({
  title: 'Homes/PropertyCard',
  component: PropertyCard,
  args: { property: home(HOME.plain), href: hrefOf(home(HOME.plain)), onLove: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(358px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => <PropertyCard {...args} property={localized(args.property, globals)} />,
});

const { card, carousel, love } = ar.homes;

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('4,850,000 ج.م')).toBeVisible();
    await expect(canvas.getByRole('link', { name: args.property.address })).toHaveAttribute('href', args.href);
    await userEvent.click(canvas.getByRole('button', { name: love.label }));
    await expect(args.onLove).toHaveBeenCalledWith(args.property);
  },
});

/** The link covers the card; the heart, the map link and the arrows lie above it. */
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

export const Loved = meta.story({
  args: { loved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: love.label, pressed: true })).toBeVisible();
  },
});

export const LoveLoading = meta.story({
  args: { loveState: 'loading' },
  play: async ({ canvas, args, userEvent }) => {
    const heart = canvas.getByRole('button', { name: love.label });
    await expect(heart).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(heart);
    await expect(args.onLove).not.toHaveBeenCalled();
  },
});

export const Superior = meta.story({ args: { property: home(HOME.superior) } });
export const Elite = meta.story({ args: { property: home(HOME.elite) } });
export const Installment = meta.story({
  args: { property: home(HOME.coastal) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/مقدم 5%/)).toBeVisible();
  },
});
export const Rent = meta.story({
  args: { property: home(HOME.rent) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('21,500 ج.م / شهريًا')).toBeVisible();
  },
});
export const NoPrice = meta.story({
  args: { property: home(HOME.land) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(card.noPrice)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /غرف/ })).toBeNull();
  },
});
export const OnePicture = meta.story({ args: { property: home(HOME.onePicture) } });
export const NoPictures = meta.story({ args: { property: home(HOME.noPictures) } });
export const LongArabic = meta.story({ args: { property: home(HOME.longAddress) } });
export const LongEnglish = meta.story({
  args: { property: home(HOME.longAddress) },
  globals: { locale: 'en' },
});

/** Arrows wait for a pointer: the next one stands at the inline end, the left in Arabic. */
export const Arrows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const article = canvas.getByRole('article');
    await expect(canvas.queryByRole('button', { name: carousel.next })).toBeNull();
    await userEvent.hover(article);
    const next = await canvas.findByRole('button', { name: carousel.next });
    const box = article.getBoundingClientRect();
    const rtl = getComputedStyle(article).direction === 'rtl';
    await expect(next.getBoundingClientRect().x < box.x + box.width / 2).toBe(rtl);
    await userEvent.click(next);
    await waitFor(() => expect(within(article).getByText('صورة 2 من 4')).toBeInTheDocument());
  },
});

/** A swipe of more than 50 px towards the inline start brings the next picture; either end holds. */
export const Swipe = meta.story({
  play: async ({ canvas }) => {
    const article = canvas.getByRole('article');
    const on = forward(article);
    const shows = (index: number) =>
      waitFor(() => expect(within(article).getByText(`صورة ${index} من 4`)).toBeInTheDocument());
    swipe(article, on * 50);
    await shows(1);
    swipe(article, on * 51);
    await shows(2);
    swipe(article, -on * 120);
    await shows(1);
    swipe(article, -on * 120);
    await shows(1);
  },
});

export const MapBlocked = meta.story({
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
    await expect(args.onMapBlocked).toHaveBeenCalledWith(ar.homes.map.blocked);
  },
});
