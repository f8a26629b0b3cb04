import { getPictureFile, PICTURE_WIDTHS, type PictureFormat } from '@mashrabiya/contract';

const FORMATS = Object.keys(PICTURE_WIDTHS) as PictureFormat[];
const [, , MAX_PICTURE_WIDTH] = PICTURE_WIDTHS.avif;

/** Source of all other files of a picture, itself the largest WebP. */
export const getSourceFile = (imgName: string): string => getPictureFile(imgName, 'webp', MAX_PICTURE_WIDTH);

export const getLastVariantFile = (imgName: string): string => getPictureFile(imgName, 'avif', MAX_PICTURE_WIDTH);

export const listPictureFiles = (imgName: string): string[] => [
  ...FORMATS.flatMap((format) => PICTURE_WIDTHS[format].map((width) => getPictureFile(imgName, format, width))),
  getSourceFile(imgName),
];

const FILE_NAME = /^([\w-]+?)(?:-(\d+))?\.(avif|webp)$/;

/**
 * Files to serve for a requested one, best first: the file itself; if it is still being made, or the picture is not so
 * wide, the nearest larger and then the nearest smaller WebP. A name without a width means `defaultWidth`.
 */
export function listNearestFiles(file: string, defaultWidth: number): string[] {
  const [, name, digits] = FILE_NAME.exec(file) ?? [];
  if (name === undefined) return [];
  const width = digits === undefined ? defaultWidth : Number(digits);
  const widths: number[] = [...PICTURE_WIDTHS.webp, MAX_PICTURE_WIDTH];
  const largerWidths = widths.filter((candidate) => candidate >= width).sort((a, b) => a - b);
  const smallerWidths = widths.filter((candidate) => candidate < width).sort((a, b) => b - a);
  const otherFiles = [...largerWidths, ...smallerWidths].map((nearWidth) =>
    getPictureFile(`${name}.webp`, 'webp', nearWidth),
  );
  return [...new Set([file, ...otherFiles])];
}
