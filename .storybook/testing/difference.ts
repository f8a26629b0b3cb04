import type { Page } from './watchPage.ts';

export interface Difference {
  /** How many pixels differ visibly; all of them when the sizes do. */
  pixels: number;
  /** PNG: the new picture, pale, with what differs in red. */
  picture: Buffer;
}

/** A channel may be off by this much: what the lossy format adds. */
const TOLERANCE = 40;

/**
 * Compares two pictures in the browser, which can read them. A pixel counts when its colour is found neither at its
 * place nor beside it in the other picture: an edge that lies between two pixels is drawn now on one and now on the
 * other.
 */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<Difference> {
  const { pixels, png } = await page.evaluate(
    async ([from, to, tolerance]) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        return { canvas, context, data: context?.getImageData(0, 0, bitmap.width, bitmap.height) };
      };
      const [old, now] = [await read(from), await read(to)];
      if (!old.data || !now.data || !now.context) throw new Error('no canvas');
      const { width, height } = now.data;
      const sameSize = old.data.width === width && old.data.height === height;
      type Pixels = Uint8ClampedArray;
      const alike = (one: Pixels, at: number, other: Pixels, there: number) =>
        [0, 1, 2].every((i) => Math.abs((one[at + i] ?? 0) - (other[there + i] ?? 0)) <= tolerance);
      const beside = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((along) => 4 * (down * width + along)));
      const found = (one: Pixels, at: number, other: Pixels) =>
        beside.some((step) => other[at + step] !== undefined && alike(one, at, other, at + step));
      const [was, is] = [old.data.data, now.data.data];
      const marked = new Uint8ClampedArray(is);
      let count = 0;
      for (let at = 0; at < is.length; at += 4) {
        const same = sameSize && (alike(is, at, was, at) || (found(is, at, was) && found(was, at, is)));
        if (!same) count++;
        marked.set(same ? [...is.subarray(at, at + 3), 90] : [220, 0, 60, 255], at);
      }
      now.context.putImageData(new ImageData(marked, width, height), 0, 0);
      const blob = await now.canvas.convertToBlob({ type: 'image/png' });
      const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
      return { pixels: count, png: btoa(letters.join('')) };
    },
    [before.toString('base64'), after.toString('base64'), TOLERANCE] as const,
  );
  return { pixels, picture: Buffer.from(png, 'base64') };
}
