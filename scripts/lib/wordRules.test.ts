import { describe, expect, it } from 'vitest';
import { subjectFault, wordFaults, wordsOfIdentifier } from './wordRules.ts';
import { DENIED_WORDS } from './words.ts';

const [denied = ''] = Object.keys(DENIED_WORDS);
const capitalized = denied.charAt(0).toUpperCase() + denied.slice(1);

describe('The word check', () => {
  it('splits identifiers of each case into words', () => {
    expect(wordsOfIdentifier('isRestoringList')).toEqual(['is', 'restoring', 'list']);
    expect(wordsOfIdentifier('MAX_CACHED')).toEqual(['max', 'cached']);
    expect(wordsOfIdentifier('created_at')).toEqual(['created', 'at']);
  });

  it.each([`const ${denied} = 1;`, `const is${capitalized} = true;`, `row.${denied}_at;`])('reports %s', (code) => {
    expect(wordFaults('a.ts', code)).toHaveLength(1);
  });

  it.each([`call('${denied}');`, `// ${denied}`, `/* ${denied} */`, `const x${denied}x = 1;`])('accepts %s', (code) => {
    expect(wordFaults('a.ts', code)).toEqual([]);
  });

  it.each(['/** What it does. */', '// Whether it fits', ' * That is why', '{/* Those below */}'])(
    'reports %s',
    (code) => {
      expect(wordFaults('a.ts', code)).toHaveLength(1);
    },
  );

  it('reports the line', () => {
    expect(wordFaults('a.ts', '\n\n// What it does')[0]).toMatch(/^a\.ts:3 /);
  });

  it.each(['Cap facet counts at 10,000', 'Address a race', 'Embed the font', 'Focus the field'])(
    'accepts the subject "%s"',
    (subject) => {
      expect(subjectFault(subject)).toBeUndefined();
    },
  );

  it.each([
    "Merge branch 'work'",
    'Added a test',
    'Adding a test',
    'Adds a test',
    'fix a test',
    `Test ${'a'.repeat(70)}`,
  ])('refuses the subject "%s"', (subject) => expect(subjectFault(subject)).toBeDefined());
});
