import { ar } from '@mashrabiya/i18n/ar';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { isLeftIn, swipe } from '../../foundation/stories.ts';
import { LISTING, listing, localizeCard } from '../fixtures.stories.ts';
import { PropertyGallery } from './PropertyGallery.tsx';

const meta = preview.meta({
  title: 'Listings/PropertyGallery',
  component: PropertyGallery,
  args: { images: listing(LISTING.coastal).img },
  render: (args, { globals }) => (
    <PropertyGallery
      {...args}
      images={localizeCard(listing(LISTING.coastal), globals).img.slice(0, args.images.length)}
    />
  ),
});

const { gallery, carousel } = ar.listings;
const findViewer = () => within(document.body).findByRole('dialog', { name: gallery.viewer });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [large, small] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(large?.x).toBeGreaterThan(small?.x ?? 0);
  },
});

/** Opens at the pressed picture; arrow keys navigate, Escape closes and restores the focus. */
export const Viewer = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const second = canvas.getByRole('link', { name: 'تكبير الصورة 2 من 8' });
    await userEvent.click(second);
    const dialog = await findViewer();
    const pictures = dialog.querySelector('.window') ?? dialog;
    const expectText = (text: string) => waitFor(() => expect(within(dialog).getByText(text)).toBeInTheDocument());
    await expectText('صورة 2 من 8');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await step('the next picture is on the left', async () => {
      await expect(isLeftIn(within(dialog).getByRole('button', { name: carousel.next }), dialog)).toBe(true);
      await userEvent.keyboard('{ArrowLeft}');
      await expectText('صورة 3 من 8');
      swipe(pictures, 60);
      await expectText('صورة 4 من 8');
      swipe(pictures, -60);
      await expectText('صورة 3 من 8');
    });
    await step('five thumbnails', async () => {
      await expect(within(dialog).getAllByRole('button', { name: /^عرض الصورة/ })).toHaveLength(5);
      await userEvent.click(within(dialog).getByRole('button', { name: 'عرض الصورة 5' }));
      await expectText('صورة 5 من 8');
    });
    await step('the close icon closes and restores the focus', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: gallery.close }));
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
      await expect(second).toHaveFocus();
    });
    await step('Escape closes it', async () => {
      await userEvent.click(second);
      await findViewer();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
      await expect(second).toHaveFocus();
    });
  },
});

export const ViewerEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enlarge photo 1 of 8' }));
    const dialog = await within(document.body).findByRole('dialog');
    const inside = within(dialog);
    await expect(isLeftIn(inside.getByRole('button', { name: 'Next photo' }), dialog)).toBe(false);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inside.getByText('Photo 2 of 8')).toBeInTheDocument());
    swipe(dialog.querySelector('.window') ?? dialog, -60);
    await waitFor(() => expect(inside.getByText('Photo 3 of 8')).toBeInTheDocument());
  },
});

export const ViewerOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'تكبير الصورة 1 من 8' }));
    const dialog = await findViewer();
    await waitFor(() => expect(within(dialog).getByRole('group', { name: carousel.label })).toBeVisible());
  },
});

export const FourPictures = meta.story({ args: { images: listing(LISTING.coastal).img.slice(0, 4) } });
export const ThreePictures = meta.story({ args: { images: listing(LISTING.coastal).img.slice(0, 3) } });
export const TwoPictures = meta.story({ args: { images: listing(LISTING.coastal).img.slice(0, 2) } });
export const OnePicture = meta.story({ args: { images: listing(LISTING.coastal).img.slice(0, 1) } });

export const Empty = meta.story({
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(gallery.none)).toBeVisible();
  },
});
