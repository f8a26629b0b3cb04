import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedStories, computeDigests, recordPassed } from './changedStories.mjs';

const FILES = {
  'package-lock.json': '{}',
  'packages/demo-data/media/manifest.json': '{}',
  '.storybook/preview.tsx': "import './frame.ts';",
  '.storybook/frame.ts': 'export const frame = 1;',
  'a/A.stories.tsx': "import { A } from './A.tsx'; export const Default = { render: () => A };",
  'a/A.tsx': "import { shared } from '../shared.ts'; export const A = shared;",
  'b/B.stories.tsx': "export const Default = { render: () => import('../shared.ts') };",
  'c/C.stories.tsx': "export const all = import.meta.glob('../a/*.tsx');",
  'shared.ts': 'export const shared = 1;',
};
const stories = Object.keys(FILES).filter((name) => name.endsWith('.stories.tsx'));

let root = '';
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stories-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
});
afterEach(() => rmSync(root, { recursive: true }));

const digests = () =>
  computeDigests(
    stories.map((name) => path.join(root, name)),
    root,
  );

it.each([
  ['a/A.stories.tsx', ['a/A.stories.tsx', 'c/C.stories.tsx']],
  ['a/A.tsx', ['a/A.stories.tsx', 'c/C.stories.tsx']],
  ['shared.ts', stories],
  ['b/B.stories.tsx', ['b/B.stories.tsx']],
  ['.storybook/frame.ts', stories],
  ['package-lock.json', stories],
])('a change of %s changes %j', async (name, changed) => {
  const before = await digests();
  expect(await digests()).toEqual(before);
  write(name, `${FILES[name]}\n`);
  const after = await digests();
  expect(stories.filter((story) => before.get(path.join(root, story)) !== after.get(path.join(root, story)))).toEqual(
    changed,
  );
});

describe('stories to skip', () => {
  const A = 'a/A.stories.tsx';
  const B = 'b/B.stories.tsx';
  /** Digests of stories and their imports before a run; here by their first letters. */
  const seen = (a, b) => new Map([A, B].map((name, at) => [path.join(root, name), [a, b][at]]));
  const suite = (name, { message = '', status = 'passed' } = {}) => ({
    name: path.join(root, name),
    message,
    assertionResults: [{ status }],
  });

  it('are those that passed in their current version', () => {
    expect(changedStories(seen('1', '1'), root)).toEqual([A, B]);
    recordPassed(seen('1', '1'), [suite(A), suite(B)], root);
    expect(changedStories(seen('1', '1'), root)).toEqual([]);
    expect(changedStories(seen('1', '2'), root)).toEqual([B]);
  });

  it('exclude failed ones, ones of a failed file, and ones that failed after a pass', () => {
    recordPassed(seen('1', '1'), [suite(A), suite(B)], root);
    recordPassed(seen('1', '1'), [suite(A, { status: 'failed' })], root);
    expect(changedStories(seen('1', '1'), root)).toEqual([A]);
    recordPassed(seen('1', '1'), [suite(A), suite(B, { message: 'did not load' })], root);
    expect(changedStories(seen('1', '1'), root)).toEqual([B]);
  });
});
