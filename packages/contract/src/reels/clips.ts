/** Public path of films and their captions. */
export const CLIPS_PATH = '/clips';

/** Files of a clip by its name, as they are stored and as they stand below `CLIPS_PATH`. */
export const clipFiles = (name: string) => ({
  film: `${name}.mp4`,
  small: `${name}-small.mp4`,
  captions: { ar: `${name}-ar.vtt`, en: `${name}-en.vtt` },
});
