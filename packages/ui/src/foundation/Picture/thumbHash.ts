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
  const cached = cosinesBySize.get(size);
  if (cached) return cached;
  const table = Array.from({ length: MAX_FREQUENCY + 1 }, (_, swings) =>
    Float64Array.from({ length: size }, (_one, pixel) => Math.cos((Math.PI * (pixel + 0.5) * swings) / size)),
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
  const byte = (index: number) => hash[index] ?? 0;
  const header = byte(0) | (byte(1) << 8) | (byte(2) << 16);
  const secondHeader = byte(3) | (byte(4) << 8);
  const hasAlpha = header >> 23 !== 0;
  const landscape = secondHeader >> 15 !== 0;
  const long = hasAlpha ? 5 : 7;
  const lx = Math.max(3, landscape ? long : secondHeader & 7);
  const ly = Math.max(3, landscape ? secondHeader & 7 : long);

  let nibble = hasAlpha ? 12 : 10;
  const next = () => {
    const value = (byte(nibble >> 1) >> ((nibble & 1) << 2)) & 15;
    nibble++;
    return value / 7.5 - 1;
  };
  const waves = (nx: number, ny: number, scale: number) => {
    const list: [strength: number, cx: number, cy: number][] = [];
    for (let cy = 0; cy < ny; cy++)
      for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) list.push([2 * scale * next(), cx, cy]);
    return list;
  };
  const light = waves(lx, ly, ((header >> 18) & 31) / 31);
  const yellow = waves(3, 3, (((secondHeader >> 3) & 63) / 63) * 1.25);
  const red = waves(3, 3, (((secondHeader >> 9) & 63) / 63) * 1.25);
  const [acrossWave, downWave] = [getCosines(width), getCosines(height)];
  const sumWaves = (base: number, list: typeof light, column: number, row: number) =>
    list.reduce(
      (sum, [strength, cx, cy]) => sum + strength * (acrossWave[cx]?.[column] ?? 0) * (downWave[cy]?.[row] ?? 0),
      base,
    );

  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const l = sumWaves((header & 63) / 63, light, column, row);
      const p = sumWaves(((header >> 6) & 63) / 31.5 - 1, yellow, column, row);
      const q = sumWaves(((header >> 12) & 63) / 31.5 - 1, red, column, row);
      const b = l - (2 / 3) * p;
      const r = (3 * l - b + q) / 2;
      for (const value of [r, r - q, b]) rgb[i++] = Math.round(255 * Math.min(1, Math.max(0, value)));
    }
  }
  return { width, height, rgb };
}
