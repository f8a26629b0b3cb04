export const getAllowedTypos = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Damerau-Levenshtein distance (insertions, deletions, substitutions, adjacent swaps), capped at `limit + 1`. */
export function computeTypoDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let typos = Math.min((lastRow[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (lastRow[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) typos = Math.min(typos, (rowBeforeLast[j - 2] ?? 0) + 1);
      row.push(typos);
      smallest = Math.min(smallest, typos);
    }
    if (smallest > limit) return limit + 1;
    rowBeforeLast = lastRow;
    lastRow = row;
  }
  return Math.min(lastRow[b.length] ?? 0, limit + 1);
}

/** One bit per letter of a word (letters share bits); words that differ in many bits differ in many letters. */
export function computeLetterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
  return mask;
}

/** Differing bits of two masks. A typo changes at most two. */
export function countMaskDifferences(a: number, b: number): number {
  let bits = a ^ b;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
