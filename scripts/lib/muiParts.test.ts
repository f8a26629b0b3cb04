import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { muiParts } from '../../stories/docs/pieces/muiParts.ts';

const UI = path.resolve(import.meta.dirname, '../../packages/ui/src');
const MUI_IMPORT = /^import (?!type)[^;]*? from '@mui\/(?:material|x-date-pickers)\/([A-Z]\w+)'/gm;

/** `Slider in AmountSlider` for each part of MUI that a component of ours imports. */
const imported = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(stories|test)\.|^theme\//.test(name))
  .flatMap((name) => {
    const text = readFileSync(path.join(UI, name), 'utf8');
    return [...text.matchAll(MUI_IMPORT)].map(([, part]) => `${part} in ${path.parse(name).name}`);
  });

const listed = new Set(
  muiParts.flatMap(({ mui, ours }) => mui.flatMap((part) => ours.map((one) => `${part} in ${one}`))),
);

it('the handbook lists every MUI part that a component of ours stands on', () => {
  expect(imported.filter((pair) => !listed.has(pair))).toEqual([]);
});

it('and nothing else: each component in it imports a part of its row, and each part is imported by one', () => {
  const isImported = (part: string, one: string) => imported.includes(`${part} in ${one}`);
  const stale = muiParts.flatMap(({ mui, ours }) => [
    ...ours.filter((one) => !mui.some((part) => isImported(part, one))),
    ...mui.filter((part) => !ours.some((one) => isImported(part, one))),
  ]);
  expect(stale).toEqual([]);
});
