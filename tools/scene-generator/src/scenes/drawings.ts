import { createHash } from 'node:crypto';
import { type Alt, createRandom } from '@mashrabiya/demo-data';
import { renderDocument } from './kit/document.ts';
import { palettes } from './kit/palettes.ts';
import type { Hour } from './kit/scene.ts';
import { scenes } from './scenes.ts';
import type { SceneLook, SceneName, SceneRef, SetDeclaration } from './setDeclaration.ts';

export interface Drawing {
  set: string;
  scene: SceneRef;
  svg: string;
  alt: Alt;
  /** Hash of the SVG: an equal one needs no new rendering. */
  source: string;
}

const HOURS: Record<Hour, Alt> = {
  morning: { ar: 'في الصباح', en: 'in the morning' },
  noon: { ar: 'وقت الظهيرة', en: 'at noon' },
  golden: { ar: 'في شمس العصر', en: 'in the late sun' },
  dusk: { ar: 'وقت الغروب', en: 'at dusk' },
  night: { ar: 'ليلًا', en: 'at night' },
};

function isScene(name: string | undefined): name is SceneName {
  return name !== undefined && name in scenes;
}

function isHour(name: string | undefined): name is Hour {
  return name !== undefined && name in HOURS;
}

export function createDrawing(look: SceneLook, scene: SceneRef): Drawing {
  const [name, hour] = scene.split('@');
  if (!isScene(name)) throw new Error(`Unknown scene ${scene} in ${look.id}`);
  const { draw, alt } = scenes[name];
  const { id, palette, season, outlook, variant = 0 } = look;
  const input = {
    random: createRandom(`${id}/${name}/${variant}`),
    palette: palettes[palette],
    hour: isHour(hour) ? hour : look.hour,
    season,
    ...(outlook === undefined ? {} : { outlook }),
  };
  const svg = renderDocument(draw, input);
  return {
    set: id,
    scene,
    svg,
    alt: isHour(hour) ? { ar: `${alt.ar}، ${HOURS[hour].ar}`, en: `${alt.en}, ${HOURS[hour].en}` } : alt,
    source: createHash('sha256').update(svg).digest('hex').slice(0, 16),
  };
}

/** All pictures of all sets, in order. */
export function createDrawings(sets: readonly SetDeclaration[]): Drawing[] {
  return sets.flatMap((declared) => declared.scenes.map((scene) => createDrawing(declared, scene)));
}
