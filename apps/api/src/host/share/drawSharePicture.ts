import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, LOCALES } from '@mashrabiya/i18n';
import sharp, { type OverlayOptions } from 'sharp';
import { convertWoffToSfnt } from './convertWoffToSfnt.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** Width of the title; the decorative lattice fills the rest. */
const TEXT_WIDTH = 780;
const TEXT_COLOR = '#FFFFFF';
/** Family name in the font files: each weight is a family of its own. */
const FONT_FAMILY = 'Readex Pro SemiBold';
const FONT_SCRIPTS = ['arabic', 'latin'] as const;
/** Longer titles use smaller type: maximum characters, size in pixels. */
const FONT_SIZES = [
  [32, 76],
  [64, 60],
  [Number.POSITIVE_INFINITY, 46],
] as const;
const BRAND_FONT_SIZE = 34;

let fontsReady: Promise<void> | undefined;

async function unpackFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  const folder = await mkdtemp(join(tmpdir(), 'mashrabiya-fonts-'));
  for (const script of FONT_SCRIPTS) {
    const woff = await readFile(resolve(`@fontsource/readex-pro/files/readex-pro-${script}-600-normal.woff`));
    const fontfile = join(folder, `${script}.ttf`);
    await writeFile(fontfile, convertWoffToSfnt(woff));
    // A font stays registered after its first use; a title may have words of both scripts.
    await sharp({ text: { text: 'ا', font: FONT_FAMILY, fontfile } }).toBuffer();
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeMarkup = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

interface Line {
  text: string;
  size: number;
  language: Language;
}

/** Sets a text at the inline start, wrapped before the lattice. */
async function renderLine({ text, size, language }: Line): Promise<{ input: Buffer; left: number; height: number }> {
  fontsReady ??= unpackFonts();
  await fontsReady;
  const { dir } = LOCALES[language];
  const directionMark = dir === 'rtl' ? '\u200F' : '\u200E';
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${TEXT_COLOR}">${directionMark}${escapeMarkup(text)}</span>`,
      font: `${FONT_FAMILY}, ${size}`,
      width: TEXT_WIDTH,
      rgba: true,
      dpi: 72,
      wrap: 'word-char',
      spacing: Math.round(size / 5),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: dir === 'rtl' ? WIDTH - MARGIN - info.width : MARGIN, height: info.height };
}

interface ShareContent {
  title: string;
  brand: string;
  language: Language;
  backdrop: string;
}

/** Preview picture for links: the page's title on the lattice, as a PNG of 1200 × 630. */
export async function drawSharePicture({ title, brand, language, backdrop }: ShareContent): Promise<Buffer> {
  const size = FONT_SIZES.find(([maxLength]) => title.length <= maxLength)?.[1] ?? BRAND_FONT_SIZE;
  const [words, name] = await Promise.all([
    renderLine({ text: title, size, language }),
    renderLine({ text: brand, size: BRAND_FONT_SIZE, language }),
  ]);
  const layers: OverlayOptions[] = [
    { input: words.input, left: words.left, top: Math.max(MARGIN, Math.round((HEIGHT - words.height) / 2) - 20) },
    { input: name.input, left: name.left, top: HEIGHT - MARGIN - name.height },
  ];
  return await sharp(Buffer.from(backdrop)).composite(layers).png({ palette: true, quality: 90 }).toBuffer();
}
