import { expect, it } from 'vitest';
import { findUnusedExports } from './unusedExports.ts';

const index = `export { Card, type CardProps } from './Card.tsx';
export {
  inner as outer,
  type Unused,
} from './parts.ts';
export type { Kind } from './kind.ts';`;
const manifest = JSON.stringify({
  name: '@a/ui',
  exports: { '.': './index.ts', './Map': './Map.tsx', './Heavy': './Heavy.tsx', './a.css': './a.css' },
});

it('finds the exports and entries of a package without an importer', () => {
  const sources = [
    "import { Card, outer as local } from '@a/ui';\nimport '@a/ui/a.css?inline';",
    "import type {\n  Kind,\n} from '@a/ui';\nimport { CardProps } from '@a/other';",
    "const load = () => import('@a/ui/Map');",
  ];
  expect(findUnusedExports(index, manifest, sources)).toEqual(['CardProps', 'Unused', './Heavy']);
});
