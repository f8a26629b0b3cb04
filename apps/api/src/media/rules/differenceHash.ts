/** The size to which a picture is made smaller, in grey, before it is hashed. */
export const HASH_WIDTH = 9;
export const HASH_HEIGHT = 8;

/** Below this difference between its lightest and darkest grey a picture shows nothing by which it could be known. */
const FLAT = 16;

/** Of 64 bits, how many may differ between two copies of one picture that was encoded, scaled or shaded anew. */
export const SAME_PICTURE_BITS = 8;

/**
 * By what a picture is known again once it was encoded anew: for each of 8 × 8 places whether the grey falls to the
 * right, as 16 hex digits. Null for a picture that is nearly of one colour.
 */
export function differenceHash(grey: Uint8Array): string | null {
  if (Math.max(...grey) - Math.min(...grey) < FLAT) return null;
  let hash = 0n;
  for (let row = 0; row < HASH_HEIGHT; row++) {
    for (let column = 0; column < HASH_WIDTH - 1; column++) {
      const at = row * HASH_WIDTH + column;
      hash = (hash << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}

/** In how many of their bits two hashes differ. */
export function distanceOf(one: string, other: string): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}
