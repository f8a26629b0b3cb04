import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoVideos, videosDirectory } from './manifest.ts';

const MEGABYTE = 1_000_000;
const getFileSize = (file: string): number => statSync(new URL(file, videosDirectory)).size;

it('every video has all its files', () => {
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
