import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import sharp, { type OverlayOptions } from 'sharp';
import { sfntOfWoff } from './sfntOfWoff.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 80;
/** Width of the title; the lattice has the rest. */
const MEASURE = 780;
const INK = '#FFFFFF';
/** Family name in the font files: each weight is a family of its own. */
const FAMILY = 'Readex Pro SemiBold';
const FONTS = ['arabic', 'latin'] as const;
/** Longer titles use smaller type: maximum characters, size in pixels. */
const SIZES = [
  [32, 76],
  [64, 60],
  [Number.POSITIVE_INFINITY, 46],
] as const;
const BRAND_SIZE = 34;

let unpacked: Promise<void> | undefined;

async function unpackFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), 'mashrabiya-fonts-'));
  for (const script of FONTS) {
    const woff = await readFile(resolve(`@fontsource/readex-pro/files/readex-pro-${script}-600-normal.woff`));
    const fontfile = join(folder, `${script}.ttf`);
    await writeFile(fontfile, sfntOfWoff(woff));
    // A font stays registered after its first use; a title may have words of both scripts.
    await sharp({ text: { text: 'ا', font: FAMILY, fontfile } }).toBuffer();
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '');

interface Line {
  text: string;
  size: number;
  language: Language;
}

/** Sets a text at the inline start, wrapped before the lattice. */
async function set({ text, size, language }: Line): Promise<{ input: Buffer; left: number; height: number }> {
  unpacked ??= unpackFonts();
  await unpacked;
  const { dir } = LOCALES[language];
  const mark = dir === 'rtl' ? '\u200F' : '\u200E';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${INK}">${mark}${escaped(text)}</span>`,
      font: `${FAMILY}, ${size}`,
      width: MEASURE,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size / 5),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: dir === 'rtl' ? WIDTH - EDGE - info.width : EDGE, height: info.height };
}

interface Shared {
  title: string;
  brand: string;
  language: Language;
  backdrop: string;
}

/** Preview picture for links: the page's title on the lattice, as a PNG of 1200 × 630. */
export async function drawShare({ title, brand, language, backdrop }: Shared): Promise<Buffer> {
  const size = SIZES.find(([signs]) => title.length <= signs)?.[1] ?? BRAND_SIZE;
  const [words, name] = await Promise.all([
    set({ text: title, size, language }),
    set({ text: brand, size: BRAND_SIZE, language }),
  ]);
  const layers: OverlayOptions[] = [
    { input: words.input, left: words.left, top: Math.max(EDGE, Math.round((HEIGHT - words.height) / 2) - 20) },
    { input: name.input, left: name.left, top: HEIGHT - EDGE - name.height },
  ];
  return await sharp(Buffer.from(backdrop)).composite(layers).png({ palette: true, quality: 90 }).toBuffer();
}
