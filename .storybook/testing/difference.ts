import type { Page } from './watchPage.ts';

export interface Difference {
  /** How many pixels differ visibly; all of them when the sizes do. */
  pixels: number;
  /** PNG: the new picture, pale, with what differs in red. */
  picture: Buffer;
}

/** A channel may be off by this much: what the lossy format adds. */
const TOLERANCE = 40;

/** Compares two pictures in the browser, which can read them. */
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
      const sameSize = old.data.width === now.data.width && old.data.height === now.data.height;
      let count = 0;
      for (let at = 0; at < now.data.data.length; at += 4) {
        const differs =
          !sameSize ||
          [0, 1, 2].some((i) => Math.abs((old.data?.data[at + i] ?? 0) - (now.data?.data[at + i] ?? 0)) > tolerance);
        if (differs) count++;
        now.data.data.set(differs ? [220, 0, 60, 255] : [...now.data.data.subarray(at, at + 3), 90], at);
      }
      now.context.putImageData(now.data, 0, 0);
      const blob = await now.canvas.convertToBlob({ type: 'image/png' });
      const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
      return { pixels: count, png: btoa(letters.join('')) };
    },
    [before.toString('base64'), after.toString('base64'), TOLERANCE] as const,
  );
  return { pixels, picture: Buffer.from(png, 'base64') };
}
