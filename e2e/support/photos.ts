import sharp from 'sharp';

/** Photo that compresses as badly as a real one; the first is rotated by Exif, as phones do. */
const createPhoto = async (index: number) => ({
  name: `photo-${index}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: { r: (index * 24) % 256, g: 120, b: 90 },
      noise: { type: 'gaussian', mean: 60 + index * 12, sigma: 24 },
    },
  })
    .withMetadata(index === 0 ? { orientation: 6 } : {})
    .jpeg({ quality: 80 })
    .toBuffer(),
});

export const createPhotos = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => createPhoto(index)));
