import { describe, expect, it } from 'vitest';
import { findFolderCycles, findStaticImports } from './importCycles.ts';

it('reads imports of every form except lazy ones', () => {
  const text = `import type { A } from '../a.ts';
import {
  b,
} from './b.ts';
import './c.css';
export { d } from './d/d.ts';
import { z } from 'zod';
export const later = () => import('./later.ts');
const said = "import { x } from './x.ts'";`;
  expect(findStaticImports('web/pages/page.ts', text)).toEqual([
    'web/a.ts',
    'web/pages/b.ts',
    'web/pages/c.css',
    'web/pages/d/d.ts',
  ]);
});

describe('cyclic imports between folders', () => {
  const filesOfTwoFolders = (back: string) =>
    new Map([
      ['src/app/registerCall.ts', "import type { LoggedIn } from '../accounts/repository/sessions.ts';"],
      ['src/accounts/repository/sessions.ts', ''],
      ['src/accounts/calls/login.ts', back],
      ['src/start.ts', "import { registerCall } from './app/registerCall.ts';"],
    ]);

  it.each([
    "import { registerCall } from '../../app/registerCall.ts';",
    "import type { Handler } from '../../app/registerCall.ts';",
    "export { registerCall } from '../../app/registerCall.ts';",
    "const registerCall = () => import('../../app/registerCall.ts');",
  ])('are found by %s', (back) => {
    expect(findFolderCycles(filesOfTwoFolders(back), 'src')).toEqual([
      'app → accounts → app: src/app/registerCall.ts imports src/accounts/repository/sessions.ts; src/accounts/calls/login.ts imports src/app/registerCall.ts',
    ]);
  });

  it.each(["import { sessionOf } from '../repository/sessions.ts';", "import { x } from '../../../../packages/x.ts';"])(
    'are not found in %s',
    (back) => {
      expect(findFolderCycles(filesOfTwoFolders(back), 'src')).toEqual([]);
    },
  );

  it('are found in a cycle of three without a cycle of files', () => {
    const files = new Map([
      ['src/a/one.ts', "import { b } from '../b/one.ts';"],
      ['src/b/one.ts', ''],
      ['src/b/two.ts', "import { c } from '../c/one.ts';"],
      ['src/c/one.ts', ''],
      ['src/c/two.ts', "import { a } from '../a/two.ts';"],
      ['src/a/two.ts', ''],
    ]);
    expect(findFolderCycles(files, 'src')).toHaveLength(1);
  });

  it('are found if a part imports what composes it', () => {
    const files = filesOfTwoFolders("import { start } from '../../start.ts';");
    expect(findFolderCycles(files, 'src').map((line) => line.split(':')[0])).toEqual(['app → accounts → . → app']);
  });
});
