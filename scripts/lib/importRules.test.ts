import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPackageDiagram, findImportFaults } from './importRules.ts';

const findFaults = (file: string, ...specifiers: string[]) =>
  findImportFaults(file, specifiers.map((specifier) => `import { a } from '${specifier}';`).join('\n'));

describe('imports between packages', () => {
  it.each([
    ['packages/ui/src/a.ts', '@mashrabiya/contract'],
    ['packages/ui/src/a.stories.tsx', '@mashrabiya/mocks'],
    ['apps/web/src/a.ts', '@mashrabiya/ui/FilterPanel'],
    ['apps/api/src/seed/a.ts', '@mashrabiya/demo-data'],
    ['apps/api/src/ads/services/a.ts', '../repository/b.ts'],
    ['apps/api/src/ads/rules/a.ts', '../../db/tables/ad.ts'],
    ['stories/pages/A.stories.tsx', '../../packages/ui/src/a.stories.tsx'],
    ['e2e/a.spec.ts', '@mashrabiya/api/testing'],
    ['bench/run.ts', '../apps/api/bench/server.ts'],
  ])('allow %s to import %s', (file, specifier) => {
    expect(findFaults(file, specifier)).toEqual([]);
  });

  it.each([
    ['packages/ui/src/a.ts', '@mashrabiya/mocks'],
    ['packages/contract/src/a.ts', '@mashrabiya/i18n'],
    ['packages/contract/src/a.test.ts', '@mashrabiya/ui'],
    ['packages/search/src/a.ts', '../../contract/src/index.ts'],
    ['apps/web/src/a.tsx', '@mui/material/Button'],
    ['apps/api/src/ads/services/a.ts', '@mashrabiya/demo-data'],
    ['apps/api/src/ads/rules/a.ts', 'kysely'],
    ['apps/api/src/ads/rules/a.ts', '../repository/b.ts'],
    ['apps/api/src/ads/rules/a.ts', '../../db/migrate.ts'],
    ['stories/pages/A.stories.tsx', '@mashrabiya/api'],
    ['e2e/a.spec.ts', '../apps/api/src/db/migrate.ts'],
    ['scripts/a.ts', '@mashrabiya/contract'],
  ])('forbid %s to import %s', (file, specifier) => {
    expect(findFaults(file, specifier)).toHaveLength(1);
  });

  it('include lazy imports and re-exports', () => {
    // Split, because this file is checked, too.
    const text = `export { a } from '@mashrabiya/mocks';\nconst b = () => import(${"'@mashrabiya/api'"});`;
    expect(findImportFaults('packages/ui/src/a.ts', text)).toHaveLength(2);
  });
});

it('the picture in docs/architecture.md matches the packages', () => {
  const doc = readFileSync(path.resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  expect(doc).toContain(`\`\`\`mermaid\n${buildPackageDiagram()}\n\`\`\``);
});
