import { PICTURE_WIDTHS } from '../constants/constants.ts';

export type PictureFormat = keyof typeof PICTURE_WIDTHS;

/** Public path of pictures; profile pictures are below it (specification, section 7). */
export const IMAGES_PATH = '/images';
export const PROFILE_IMAGES_PATH = `${IMAGES_PATH}/profile`;

/** Preview pictures of pages, for networks that show one beside a link. */
export const SHARE_PATH = '/share';
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** Preview picture of a page in a language: `/share/ar/news.png`. */
export const getSharePicturePath = (path: string, language: string): string =>
  `${SHARE_PATH}/${language}${path.replace(/[?#].*$/, '').replace(/\/$/, '')}.png`;

/** `getPictureFile('9f2c.webp', 'avif', 480)` is `9f2c-480.avif`. The bare `img_name` is the 960 px WebP. */
export function getPictureFile(imgName: string, format: PictureFormat, width: number): string {
  return `${imgName.replace(/\.\w+$/, '')}-${width}.${format}`;
}

export function buildPictureSrcSet(imgName: string, format: PictureFormat): string {
  return PICTURE_WIDTHS[format].map((w) => `${IMAGES_PATH}/${getPictureFile(imgName, format, w)} ${w}w`).join(', ');
}
