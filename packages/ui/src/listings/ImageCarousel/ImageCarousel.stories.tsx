import { SWIPE_SUPPRESSION_MS } from '@mashrabiya/contract/constants';
import { ar } from '@mashrabiya/i18n/ar';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { getSwipeDirection, isLeftIn, swipe } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../fixtures.stories.ts';
import { ImageCarousel } from './ImageCarousel.tsx';

const many = listing(LISTING.coastal);

const meta = preview.meta({
  title: 'Listings/ImageCarousel',
  component: ImageCarousel,
  args: { images: many.img, sizes: '480px', onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(480px, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args, { globals }) => (
    <ImageCarousel {...args} images={localizeCard(many, globals).img.slice(0, args.images.length)} />
  ),
});

const { carousel } = ar.listings;

/** The next picture is at the inline end: its arrow is on the left in Arabic. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('group', { name: carousel.label });
    await userEvent.hover(group);
    const next = canvas.getByRole('button', { name: carousel.next });
    await expect(isLeftIn(next, group)).toBe(true);
    await userEvent.click(next);
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('button', { name: carousel.previous })).toHaveAttribute('aria-disabled', 'false');
  },
});

/** English mirrors arrows, keys and swipes. */
export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, canvasElement, args, userEvent, step }) => {
    const group = canvas.getByRole('group');
    const getShownSlide = () => canvasElement.querySelectorAll('.slide')[1] ?? group;
    await step('the arrow to the next picture is on the right, and the picture enters from there', async () => {
      await userEvent.hover(group);
      const next = canvasElement.querySelector('.arrow.next') ?? group;
      await expect(isLeftIn(next, group)).toBe(false);
      await waitFor(() =>
        expect(getShownSlide().getBoundingClientRect().left).toBe(group.getBoundingClientRect().right),
      );
    });
    await step('a swipe to the left shows it', async () => {
      swipe(group, 60);
      await expect(args.onIndexChange).not.toHaveBeenCalled();
      swipe(group, -60);
      await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
      await waitFor(() =>
        expect(getShownSlide().getBoundingClientRect().left).toBe(group.getBoundingClientRect().left),
      );
    });
    await step('the right arrow key shows it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    });
  },
});

/** Loads only the first picture before an interaction, then only its neighbour. */
export const OnlyNeighborsLoaded = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const countPictures = () => canvasElement.querySelectorAll('.slide img').length;
    await expect(countPictures()).toBe(1);
    await userEvent.hover(canvas.getByRole('group', { name: carousel.label }));
    await waitFor(() => expect(countPictures()).toBe(2));
  },
});

export const Swipe = meta.story({
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: carousel.label });
    const swipeDirection = getSwipeDirection(group);
    swipe(group, swipeDirection * 50);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    swipe(group, swipeDirection * 60);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
    swipe(group, -swipeDirection * 60);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(0));
    swipe(group, -swipeDirection * 60);
    await expect(within(group).getByText('صورة 1 من 8')).toBeInTheDocument();
  },
});

export const SuppressedByScroll = meta.story({
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: carousel.label });
    document.dispatchEvent(new Event('scroll'));
    swipe(group, getSwipeDirection(group) * 200, 0);
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    swipe(group, getSwipeDirection(group) * 200, SWIPE_SUPPRESSION_MS);
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(1));
  },
});

/** Arrow keys follow the visual direction: left goes forward in Arabic, back in English. */
export const Keyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const group = canvas.getByRole('group', { name: carousel.label });
    await userEvent.tab();
    await expect(group).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByText('صورة 1 من 8')).toBeInTheDocument();
  },
});

export const Thumbnails = meta.story({
  args: { hasThumbnails: true },
  play: async ({ canvas, args, userEvent }) => {
    const getThumbnails = () => canvas.getAllByRole('button', { name: /^عرض الصورة/ });
    await expect(getThumbnails()).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'عرض الصورة 5' }));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
    await expect(getThumbnails()).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'عرض الصورة 5' })).toHaveAttribute('aria-current', 'true');
  },
});

export const OnePicture = meta.story({
  args: { images: many.img.slice(0, 1), hasThumbnails: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const BrokenPicture = meta.story({
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('img', { name: args.images[0]?.alt });
    fireEvent.error(picture);
    await expect(picture.closest('.slide')).toHaveClass('lattice');
    await expect(canvas.getByRole('img', { name: args.images[0]?.alt })).toBe(picture);
  },
});

export const Empty = meta.story({
  args: { images: [] },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('group').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await expect(canvasElement.querySelector('.window > .lattice')).toBeVisible();
  },
});
