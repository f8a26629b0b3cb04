import { exteriors } from './exteriors/index.ts';
import { interiors } from './interiors/index.ts';
import type { Scene } from './kit/scene.ts';

export const scenes = { ...exteriors, ...interiors } as const satisfies Record<
  string,
  { draw: Scene; alt: { ar: string; en: string } }
>;
