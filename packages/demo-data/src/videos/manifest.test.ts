import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureSets } from '../scenes/manifest.ts';
import { demoVideos, videosDirectory } from './manifest.ts';
import { createVideoPlans } from './plan.ts';

const MEGABYTE = 1_000_000;
const getFileSize = (file: string): number => statSync(new URL(file, videosDirectory)).size;

it('every plan has its rendered video, with all its files', () => {
  expect(demoVideos.map(({ set }) => set)).toEqual(createVideoPlans(pictureSets).map(({ set }) => set));
  const needed = demoVideos.flatMap(({ name, poster }) => [
    ...['.mp4', '-small.mp4', '-ar.vtt', '-en.vtt'].map((ending) => name + ending),
    ...poster.files,
  ]);
  expect(readdirSync(videosDirectory).sort()).toEqual([...needed, 'manifest.json'].sort());
});

it('the files fit a repository, each and together', () => {
  const sizes = readdirSync(videosDirectory).map(getFileSize);
  expect(Math.max(...sizes)).toBeLessThan(MEGABYTE / 2);
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(25 * MEGABYTE);
});
