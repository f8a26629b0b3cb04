import { expect, it } from 'vitest';
import { importCycles, staticImports } from './importCycles.ts';

it('reads imports of every form but lazy ones', () => {
  const text = `import type { A } from './a.ts';
import {
  b,
} from '../b.ts';
import './c.css';
export { d } from './d/d.ts';
import { z } from 'zod';
export const later = () => import('./later.ts');
const said = "import { x } from './x.ts'";`;
  expect(staticImports('web/pages/page.ts', text)).toEqual([
    'web/pages/a.ts',
    'web/b.ts',
    'web/pages/c.css',
    'web/pages/d/d.ts',
  ]);
});

it('finds a circle, types included, and none where an import is lazy', () => {
  const files = (back: string) =>
    new Map([
      ['a.ts', "import { b } from './b.ts';"],
      ['b.ts', "import type { C } from './c.ts';"],
      ['c.ts', back],
      ['d.ts', "import { a } from './a.ts';"],
    ]);
  expect(importCycles(files("import { a } from './a.ts';"))).toEqual(['a.ts → b.ts → c.ts → a.ts']);
  expect(importCycles(files("const a = () => import('./a.ts');"))).toEqual([]);
});
