export { choose } from './chance.ts';
export { createHomes } from './createHomes.ts';
export { createProviders, type Provider } from './people/providers.ts';
export { type Drawing, drawings } from './scenes/drawings.ts';
export { createRandom } from './scenes/kit/random.ts';
export { mediaDirectory, type PictureSet, type SetPicture, setsFor } from './scenes/manifest.ts';
export { sets } from './scenes/sets.ts';
