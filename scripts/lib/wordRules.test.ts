import { describe, expect, it } from 'vitest';
import { findSubjectFault, findWordFaults, splitIdentifier } from './wordRules.ts';
import { DENIED_WORDS } from './words.ts';

const [denied = ''] = Object.keys(DENIED_WORDS);
const capitalized = denied.charAt(0).toUpperCase() + denied.slice(1);

describe('The word check', () => {
  it('splits identifiers of each case into words', () => {
    expect(splitIdentifier('isRestoringList')).toEqual(['is', 'restoring', 'list']);
    expect(splitIdentifier('MAX_CACHED')).toEqual(['max', 'cached']);
    expect(splitIdentifier('created_at')).toEqual(['created', 'at']);
  });

  it.each([`const ${denied} = 1;`, `const is${capitalized} = true;`, `row.${denied}_at;`])('reports %s', (code) => {
    expect(findWordFaults('a.ts', code)).toHaveLength(1);
  });

  it.each([`call('${denied}');`, `// ${denied}`, `/* ${denied} */`, `const x${denied}x = 1;`])('accepts %s', (code) => {
    expect(findWordFaults('a.ts', code)).toEqual([]);
  });

  it.each(['/** What it does. */', '// Whether it fits', ' * That is why', '{/* Those below */}'])(
    'reports %s',
    (code) => {
      expect(findWordFaults('a.ts', code)).toHaveLength(1);
    },
  );

  it('reports the line', () => {
    expect(findWordFaults('a.ts', '\n\n// What it does')[0]).toMatch(/^a\.ts:3 /);
  });

  it.each(['Cap facet counts at 10,000', 'Address a race', 'Embed the font', 'Focus the field'])(
    'accepts the subject "%s"',
    (subject) => {
      expect(findSubjectFault(subject)).toBeUndefined();
    },
  );

  it.each([
    "Merge branch 'work'",
    'Added a test',
    'Adding a test',
    'Adds a test',
    'fix a test',
    `Test ${'a'.repeat(70)}`,
  ])('refuses the subject "%s"', (subject) => expect(findSubjectFault(subject)).toBeDefined());
});
