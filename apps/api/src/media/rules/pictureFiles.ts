import { PICTURE_WIDTHS, type PictureFormat, pictureFile } from '@mashrabiya/contract';

const FORMATS = Object.keys(PICTURE_WIDTHS) as PictureFormat[];
const [, , WIDEST] = PICTURE_WIDTHS.avif;

/** Source of all other files of a picture, itself the largest WebP. */
export const masterFile = (imgName: string): string => pictureFile(imgName, 'webp', WIDEST);

export const lastFile = (imgName: string): string => pictureFile(imgName, 'avif', WIDEST);

export const pictureFiles = (imgName: string): string[] => [
  ...FORMATS.flatMap((format) => PICTURE_WIDTHS[format].map((width) => pictureFile(imgName, format, width))),
  masterFile(imgName),
];

const NAMED = /^([\w-]+?)(?:-(\d+))?\.(avif|webp)$/;

/**
 * Fallback files for one, the best first: itself, and while it is being made, or for a picture that is not so wide, the
 * nearest larger and then the nearest smaller WebP. A bare name means a middle width.
 */
export function nearestFiles(file: string, bareWidth: number): string[] {
  const [, name, digits] = NAMED.exec(file) ?? [];
  if (name === undefined) return [];
  const width = digits === undefined ? bareWidth : Number(digits);
  const widths: number[] = [...PICTURE_WIDTHS.webp, WIDEST];
  const larger = widths.filter((one) => one >= width).sort((one, other) => one - other);
  const smaller = widths.filter((one) => one < width).sort((one, other) => other - one);
  const others = [...larger, ...smaller].map((one) => pictureFile(`${name}.webp`, 'webp', one));
  return [...new Set([file, ...others])];
}
