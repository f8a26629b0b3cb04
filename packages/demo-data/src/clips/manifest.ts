import { existsSync, readFileSync } from 'node:fs';

/** A rendered clip and its files in `packages/demo-data/clips`. */
export interface DemoClip {
  /** The set of pictures that it walks through. */
  set: string;
  /** Fingerprint of its content: its files are `{name}.mp4`, `{name}-small.mp4`, `{name}-ar.vtt` and `{name}-en.vtt`. */
  name: string;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
  /** Its still picture. */
  poster: { img_name: string; width: number; height: number; thumbhash: string; files: string[] };
  /** Fingerprint of what it was made of. */
  source: string;
}

/** The directory of the rendered files. */
export const clipsDirectory = new URL('../../clips/', import.meta.url);
export const clipsManifest = new URL('manifest.json', clipsDirectory);

/** All rendered clips. */
export const demoClips: readonly DemoClip[] = existsSync(clipsManifest)
  ? JSON.parse(readFileSync(clipsManifest, 'utf8'))
  : [];
