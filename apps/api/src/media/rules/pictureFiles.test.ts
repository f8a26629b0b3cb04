import { expect, it } from 'vitest';
import { getLastVariantFile, getSourceFile, listNearestFiles, listPictureFiles } from './pictureFiles.ts';

it.each([
  ['a-480.avif', ['a-480.avif', 'a-480.webp', 'a-960.webp', 'a-1600.webp']],
  ['a-1600.avif', ['a-1600.avif', 'a-1600.webp', 'a-960.webp', 'a-480.webp']],
  ['a-1600.webp', ['a-1600.webp', 'a-960.webp', 'a-480.webp']],
  ['a.webp', ['a.webp', 'a-960.webp', 'a-1600.webp', 'a-480.webp']],
  ['a-1-480.webp', ['a-1-480.webp', 'a-1-960.webp', 'a-1-1600.webp']],
  ['../a.webp', []],
  ['a.svg', []],
])('shows, for %s, %j', (file, files) => expect(listNearestFiles(file, 960)).toEqual(files));

it('has three widths of each format', () => {
  const files = listPictureFiles('a.webp');
  expect(files.sort()).toEqual(
    ['a-480.avif', 'a-960.avif', 'a-1600.avif', 'a-480.webp', 'a-960.webp', 'a-1600.webp'].sort(),
  );
  expect(files).toEqual(expect.arrayContaining([getSourceFile('a.webp'), getLastVariantFile('a.webp')]));
});
