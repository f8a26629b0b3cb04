import { existsSync, readFileSync } from 'node:fs';

/** Rendered video and its files in `packages/demo-data/clips`. */
export interface DemoClip {
  /** Picture set that the video shows. */
  set: string;
  /** Content hash; the files are `{name}.mp4`, `{name}-small.mp4`, `{name}-ar.vtt` and `{name}-en.vtt`. */
  name: string;
  /** Seconds. */
  duration: number;
  width: number;
  height: number;
  poster: { img_name: string; width: number; height: number; thumbhash: string; files: string[] };
  /** Hash of the video's inputs. */
  source: string;
}

export const clipsDirectory = new URL('../../clips/', import.meta.url);
export const clipsManifest = new URL('manifest.json', clipsDirectory);

export const demoClips: readonly DemoClip[] = existsSync(clipsManifest)
  ? JSON.parse(readFileSync(clipsManifest, 'utf8'))
  : [];
