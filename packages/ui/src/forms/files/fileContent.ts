import { isPictureFile } from '@mashrabiya/contract';

const PICTURE_SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x00, 0x00, 0x01, 0x00],
  [0xff, 0x0a],
  [0x00, 0x00, 0x00, 0x0c, 0x4a, 0x58, 0x4c, 0x20],
];
/** Start of WebM and Matroska files. */
const EBML_SIGNATURE = [0x1a, 0x45, 0xdf, 0xa3];
/** Brands of AVIF and HEIC, which share MP4's container. */
const PICTURE_BRAND = /^(avi[fs]|hei[cmsx]|hev[cmsx]|mi[af]1|msf1)$/;
/** First boxes of QuickTime files older than `ftyp`. */
const QUICKTIME_BOX = /^(moov|mdat|wide|free|skip|pnot)$/;

const SIGNATURE_BYTES = 12;

type Content = 'picture' | 'video' | null;

function detectContent(start: Uint8Array): Content {
  const startsWith = (signature: readonly number[]) => signature.every((byte, index) => start[index] === byte);
  const readText = (from: number) => String.fromCharCode(...start.subarray(from, from + 4));
  if (PICTURE_SIGNATURES.some(startsWith)) return 'picture';
  if (readText(0) === 'RIFF' && readText(8) === 'WEBP') return 'picture';
  if (readText(4) === 'ftyp') return PICTURE_BRAND.test(readText(8)) ? 'picture' : 'video';
  return startsWith(EBML_SIGNATURE) || QUICKTIME_BOX.test(readText(4)) ? 'video' : null;
}

/** Detects the content from the first bytes, whatever the name says; null for other, empty and unreadable files. */
const readContent = (file: Blob): Promise<Content> =>
  file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .then((bytes) => detectContent(new Uint8Array(bytes)))
    .catch(() => null);

export const isPicture = async (file: File): Promise<boolean> =>
  isPictureFile(file) && (await readContent(file)) === 'picture';

export const isVideo = async (file: Blob): Promise<boolean> => (await readContent(file)) === 'video';
