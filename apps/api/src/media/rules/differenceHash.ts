export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

/** Contrast below which a picture has too little detail for a hash. */
const MIN_CONTRAST = 16;

/** Maximum difference, of 64 bits, between re-encoded, scaled or shaded copies of one picture. */
export const SAME_PICTURE_BITS = 8;

/**
 * Perceptual hash that survives re-encoding: for each of 8 × 8 places, one bit for grey falling to the right, as 16 hex
 * digits. Null for a nearly uniform picture.
 */
export function computeDifferenceHash(grayscalePixels: Uint8Array): string | null {
  if (Math.max(...grayscalePixels) - Math.min(...grayscalePixels) < MIN_CONTRAST) return null;
  let hash = 0n;
  for (let row = 0; row < HASH_HEIGHT; row++) {
    for (let column = 0; column < HASH_WIDTH - 1; column++) {
      const pixelIndex = row * HASH_WIDTH + column;
      hash = (hash << 1n) | ((grayscalePixels[pixelIndex] ?? 0) > (grayscalePixels[pixelIndex + 1] ?? 0) ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

export function countDifferentBits(a: string, b: string): number {
  let bits = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}
