import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

/** A card as small as pictures have it: an edge, a line of letters six pixels high, a button. */
const SCENE = {
  /** An E; an F is one without its foot. */
  letter: 'M20 20h4v1h-3v1h3v1h-3v2h3v1h-4z',
  edge: 60.5,
  button: '#0b5f59',
  image: 100,
  dots: '',
};

/** Dots of two pixels by two, in a row, at this distance from one another. */
const dots = (count: number, distance: number) =>
  Array.from({ length: count }, (_, at) => `M${4 + distance * at} 40h2v2h-2z`).join('');

/** As the browser leaves it: a lossy WebP. */
function pictured(changes: Partial<typeof SCENE> = {}, width = 195): Promise<Buffer> {
  const { letter, edge, button, image, dots: scattered } = { ...SCENE, ...changes };
  const words = Array.from(
    { length: 14 },
    (_, at) => `<path d="${SCENE.letter}" transform="translate(${6 + 6 * at})"/>`,
  );
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200">
      <rect width="100%" height="100%" fill="#fbfaf7"/>
      <path d="M0 ${edge}H195" stroke="#8a857c"/>
      <g fill="#2b2926"><path d="${letter}${scattered}"/>${words.join('')}</g>
      <rect x="20" y="80" width="70" height="22" rx="4" fill="${button}"/>
      <rect x="20" y="120" width="60" height="60" fill="rgb(${image},${image},${image})"/>
    </svg>`),
  )
    .webp({ quality: 50 })
    .toBuffer();
}

const IMAGE = { left: 20, top: 120, right: 80, bottom: 180 };

describe('two pictures of a story', () => {
  it('look alike when nothing changed', async () => {
    expect(await differenceOf(await pictured(), await pictured(), [])).toBeUndefined();
  });

  it('look alike when an edge between two pixels is drawn on the other one', async () => {
    expect(await differenceOf(await pictured(), await pictured({ edge: 61.5 }), [])).toBeUndefined();
    expect(await differenceOf(await pictured({ edge: 61.5 }), await pictured(), [])).toBeUndefined();
  });

  it('differ when an edge moves by two pixels', async () => {
    expect(await differenceOf(await pictured(), await pictured({ edge: 62.5 }), [])).toMatchObject({ from: '0,60' });
  });

  it('differ when a letter changes, and say where', async () => {
    const found = await differenceOf(
      await pictured(),
      await pictured({ letter: 'M20 26l2-6h1l2 6h-1l-1.5-4-1.5 4z' }),
      [],
    );
    expect(found).toBeDefined();
    const [left = 0, top = 0] = found?.from.split(',').map(Number) ?? [];
    expect(left).toBeGreaterThanOrEqual(18);
    expect(top).toBeGreaterThanOrEqual(18);
    const { width, height, format } = await sharp(found?.picture).metadata();
    expect({ width, height, format }).toEqual({ width: 195, height: 200, format: 'png' });
  });

  it('differ when a letter is gone', async () => {
    expect(await differenceOf(await pictured(), await pictured({ letter: '' }), [])).toBeDefined();
  });

  it('look alike when a few pixels differ that lie far from one another', async () => {
    expect(await differenceOf(await pictured(), await pictured({ dots: dots(6, 30) }), [])).toBeUndefined();
  });

  it('differ when as many pixels lie beside one another, or many anywhere', async () => {
    expect(await differenceOf(await pictured(), await pictured({ dots: dots(6, 5) }), [])).toBeDefined();
    expect(await differenceOf(await pictured(), await pictured({ dots: dots(11, 17) }), [])).toBeDefined();
  });

  it('differ when a button has another colour', async () => {
    const found = await differenceOf(await pictured(), await pictured({ button: '#7a1f3d' }), []);
    expect(found?.pixels).toBeGreaterThan(1000);
  });

  it('may differ more within images than beside them', async () => {
    const [before, after] = [await pictured(), await pictured({ image: 148 })];
    expect(await differenceOf(before, after, [])).toBeDefined();
    expect(await differenceOf(before, after, [IMAGE])).toBeUndefined();
    expect(await differenceOf(before, await pictured({ image: 190 }), [IMAGE])).toBeDefined();
  });

  it('differ in every pixel when their sizes do', async () => {
    expect(await differenceOf(await pictured(), await pictured({}, 196), [])).toMatchObject({ pixels: 196 * 200 });
  });
});
