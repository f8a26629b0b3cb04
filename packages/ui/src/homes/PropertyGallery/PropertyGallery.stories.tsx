import { ar } from '@mashrabiya/i18n/ar';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { HOME, home, localized } from '../fixtures.stories.ts';
import { PropertyGallery } from './PropertyGallery.tsx';

const meta = preview.meta({
  title: 'Homes/PropertyGallery',
  component: PropertyGallery,
  args: { images: home(HOME.coastal).img },
  render: (args, { globals }) => (
    <PropertyGallery {...args} images={localized(home(HOME.coastal), globals).img.slice(0, args.images.length)} />
  ),
});

const { gallery, carousel } = ar.homes;

/** The large picture stands at the inline start: on the right in Arabic. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const [large, small] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    if (window.innerWidth >= 960) await expect(large?.x).toBeGreaterThan(small?.x ?? 0);
  },
});

/** Opens with the pressed picture; arrow keys turn, Escape closes and gives the focus back. */
export const Viewer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('link', { name: 'تكبير الصورة 2 من 8' });
    await userEvent.click(second);
    const dialog = await within(document.body).findByRole('dialog', { name: gallery.viewer });
    await waitFor(() => expect(within(dialog).getByText('صورة 2 من 8')).toBeInTheDocument());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(dialog).getByText('صورة 3 من 8')).toBeInTheDocument());
    await expect(within(dialog).getAllByRole('button', { name: /^عرض الصورة/ })).toHaveLength(5);
    await userEvent.click(within(dialog).getByRole('button', { name: gallery.close }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await expect(second).toHaveFocus();
  },
});

export const ViewerOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'تكبير الصورة 1 من 8' }));
    const dialog = await within(document.body).findByRole('dialog', { name: gallery.viewer });
    await waitFor(() => expect(within(dialog).getByRole('group', { name: carousel.label })).toBeVisible());
  },
});

export const FourPictures = meta.story({ args: { images: home(HOME.coastal).img.slice(0, 4) } });
export const ThreePictures = meta.story({ args: { images: home(HOME.coastal).img.slice(0, 3) } });
export const TwoPictures = meta.story({ args: { images: home(HOME.coastal).img.slice(0, 2) } });
export const OnePicture = meta.story({ args: { images: home(HOME.coastal).img.slice(0, 1) } });

export const Empty = meta.story({
  args: { images: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(gallery.none)).toBeVisible();
  },
});
