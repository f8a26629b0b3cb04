import { createRandom } from '@mashrabiya/demo-data';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../kit/document.ts';
import { palettes } from '../kit/palettes.ts';
import type { Hour } from '../kit/scene.ts';
import { type InteriorName, interiors } from './index.ts';

const names = Object.keys(interiors) as InteriorName[];

function drawInterior(name: InteriorName, seed: number, hour: Hour = 'morning'): string {
  return renderDocument(interiors[name].draw, {
    random: createRandom(seed),
    palette: palettes.limestone,
    hour,
    season: 'summer',
  });
}

describe.each(names)('%s', (name) => {
  it('draws the same picture from the same seed, another from another seed', () => {
    expect(drawInterior(name, 7)).toBe(drawInterior(name, 7));
    expect(drawInterior(name, 7)).not.toBe(drawInterior(name, 8));
  });

  it('draws valid markup at every hour', () => {
    for (const hour of ['morning', 'noon', 'golden', 'dusk', 'night'] as const) {
      const svg = drawInterior(name, 3, hour);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<text/);
      expect(svg.length).toBeLessThan(260_000);
    }
  });

  it('describes the picture in both languages', () => {
    const { ar, en } = interiors[name].alt;
    expect(ar).toMatch(/^[؀-ۿ ،L]+$/);
    expect(en).toMatch(/^[A-Z][ -~é]+$/);
  });
});
