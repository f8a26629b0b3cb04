import { HEIGHT, type Scene, type SceneInput, WIDTH } from './scene.ts';
import { collectDefinitions } from './svg.ts';

export function renderDocument(scene: Scene, input: SceneInput): string {
  const markup = scene(input);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${collectDefinitions(markup)}${markup}</svg>`;
}
