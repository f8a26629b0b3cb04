import { existsSync, readFileSync } from 'node:fs';

/** Rendered video and its files in `packages/demo-data/clips`. */
export interface DemoVideo {
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

export const videosDirectory = new URL('../../clips/', import.meta.url);
export const videosManifest = new URL('manifest.json', videosDirectory);

export const demoVideos: readonly DemoVideo[] = existsSync(videosManifest)
  ? JSON.parse(readFileSync(videosManifest, 'utf8'))
  : [];
