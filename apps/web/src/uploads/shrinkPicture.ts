import { PICTURE_TYPES } from '@mashrabiya/contract';

/** Longer side of an uploaded picture in pixels: more than any screen shows. */
const MAX_SIDE_PX = 2560;
/** Bytes below which a picture is sent as it is. */
const SMALL_FILE_BYTES = 600_000;
const JPEG_QUALITY = 0.86;

export function computeShrunkSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** True if the file may have Exif data: an orientation, or the place where it was taken. */
const mayHaveExif = async (file: Blob): Promise<boolean> =>
  /exif/i.test(new TextDecoder('latin1').decode(await file.arrayBuffer()));

/**
 * Returns the picture upright, no larger than screens show, as JPEG, after some clockwise quarter turns. A file that
 * the server reads and that would not shrink is returned as it is. Rejects files that the browser cannot decode.
 */
export async function shrinkPicture(file: Blob, quarterTurns = 0): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { width, height } = computeShrunkSize(bitmap.width, bitmap.height);
    const isSame = quarterTurns % 4 === 0 && width === bitmap.width && height === bitmap.height;
    const isSendable = isSame && PICTURE_TYPES.includes(file.type) && !(await mayHaveExif(file));
    if (isSendable && file.size <= SMALL_FILE_BYTES) return file;
    const isSideways = quarterTurns % 2 !== 0;
    const canvas = new OffscreenCanvas(isSideways ? height : width, isSideways ? width : height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No 2D context for an OffscreenCanvas');
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((quarterTurns * Math.PI) / 2);
    context.drawImage(bitmap, -width / 2, -height / 2, width, height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
    return isSendable && jpeg.size >= file.size ? file : jpeg;
  } finally {
    bitmap.close();
  }
}
