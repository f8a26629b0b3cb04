import { propertyCards } from '@mashrabiya/mocks';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Picture, type PictureImage } from './Picture.tsx';

const [card] = propertyCards('ar');
const image: PictureImage = card?.img[0] ?? { img_name: 'fixture-1-0-facade.webp', thumbhash: '', alt: '' };

const meta = preview.meta({
  title: 'Foundation/Picture',
  component: Picture,
  args: { image, ratio: 4 / 3, sizes: '400px', style: { maxInlineSize: 400 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const img = canvas.getByRole<HTMLImageElement>('img', { name: image.alt });
    await waitFor(() => expect(img.naturalWidth).toBeGreaterThan(0));
    await expect(img).toHaveAttribute('loading', 'lazy');
    const { width, height } = img.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
  },
});

export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
});

export const Loading = meta.story({
  args: { image: { ...image, img_name: 'never-comes.webp' } },
  beforeEach({ msw }) {
    msw.use(http.get('*/images/:name', () => new Promise<never>(() => {})));
  },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[style*="--ratio"]');
    await expect(box?.style.backgroundImage).toContain('data:image/png');
    await expect(box?.getBoundingClientRect().height).toBe(300);
  },
});

export const Failed = meta.story({
  args: { image: { ...image, img_name: 'missing.webp' } },
  beforeEach({ msw }) {
    msw.use(http.get('*/images/:name', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lattice')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const WithoutPicture = meta.story({
  args: { image: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.lattice')).toBeVisible();
  },
});
