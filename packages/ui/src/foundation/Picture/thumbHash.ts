interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const decodeBase64 = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

const MAX_FREQUENCY = 7;
const cosinesBySize = new Map<number, readonly Float64Array[]>();

/** Cosine table for a size, shared by all pictures of it. */
function getCosines(size: number): readonly Float64Array[] {
  const cachedTable = cosinesBySize.get(size);
  if (cachedTable) return cachedTable;
  const table = Array.from({ length: MAX_FREQUENCY + 1 }, (_, frequency) =>
    Float64Array.from({ length: size }, (_one, pixel) => Math.cos((Math.PI * (pixel + 0.5) * frequency) / size)),
  );
  cosinesBySize.set(size, table);
  return table;
}

/**
 * Decodes a ThumbHash (https://evanw.github.io/thumbhash/) at a few pixels: the browser's smoothing does the rest, for
 * a tenth of the bytes and a hundredth of the arithmetic of the usual 32 × 32. Ignores transparency, which photographs
 * lack.
 */
export function decodeThumbHash(base64: string, width: number, height: number): Pixels {
  const hash = decodeBase64(base64);
  const getByte = (index: number) => hash[index] ?? 0;
  const header = getByte(0) | (getByte(1) << 8) | (getByte(2) << 16);
  const secondHeader = getByte(3) | (getByte(4) << 8);
  const hasAlpha = header >> 23 !== 0;
  const isLandscape = secondHeader >> 15 !== 0;
  const maxFrequencies = hasAlpha ? 5 : 7;
  const lx = Math.max(3, isLandscape ? maxFrequencies : secondHeader & 7);
  const ly = Math.max(3, isLandscape ? secondHeader & 7 : maxFrequencies);

  let nibbleIndex = hasAlpha ? 12 : 10;
  const readCoefficient = () => {
    const value = (getByte(nibbleIndex >> 1) >> ((nibbleIndex & 1) << 2)) & 15;
    nibbleIndex++;
    return value / 7.5 - 1;
  };
  const readWaves = (nx: number, ny: number, scale: number) => {
    const list: [strength: number, cx: number, cy: number][] = [];
    for (let cy = 0; cy < ny; cy++)
      for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) list.push([2 * scale * readCoefficient(), cx, cy]);
    return list;
  };
  const lightWaves = readWaves(lx, ly, ((header >> 18) & 31) / 31);
  const yellowWaves = readWaves(3, 3, (((secondHeader >> 3) & 63) / 63) * 1.25);
  const redWaves = readWaves(3, 3, (((secondHeader >> 9) & 63) / 63) * 1.25);
  const [acrossWave, downWave] = [getCosines(width), getCosines(height)];
  const sumWaves = (base: number, list: typeof lightWaves, column: number, row: number) =>
    list.reduce(
      (sum, [amplitude, cx, cy]) => sum + amplitude * (acrossWave[cx]?.[column] ?? 0) * (downWave[cy]?.[row] ?? 0),
      base,
    );

  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const l = sumWaves((header & 63) / 63, lightWaves, column, row);
      const p = sumWaves(((header >> 6) & 63) / 31.5 - 1, yellowWaves, column, row);
      const q = sumWaves(((header >> 12) & 63) / 31.5 - 1, redWaves, column, row);
      const b = l - (2 / 3) * p;
      const r = (3 * l - b + q) / 2;
      for (const value of [r, r - q, b]) rgb[i++] = Math.round(255 * Math.min(1, Math.max(0, value)));
    }
  }
  return { width, height, rgb };
}
