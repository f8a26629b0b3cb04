import { describe, expect, it } from 'vitest';
import { parseSelection } from './testSelection.mjs';

const STAGES = ['types', 'lint', 'unit', 'api', 'stories', 'e2e'];
const FILES = [
  'apps/api/test/alerts.test.ts',
  'apps/api/src/jobs/alerts.test.ts',
  'packages/ui/src/forms/Field/Field.stories.tsx',
  'e2e/alerts.spec.ts',
];
const parse = (...args) => parseSelection(args, STAGES, () => FILES);

describe('Arguments of npm test', () => {
  it('select all stages, or some', () => {
    expect(parse()).toEqual({ stages: [], files: [], name: undefined });
    expect(parse('unit', 'api')).toEqual({ stages: ['unit', 'api'], files: [], name: undefined });
  });

  it('select the files of a stage by a part of their path', () => {
    expect(parse('api', 'alerts').files).toEqual(['apps/api/test/alerts.test.ts']);
    expect(parse('unit', 'alerts').files).toEqual(['apps/api/src/jobs/alerts.test.ts']);
    expect(parse('stories', 'forms/Field').files).toEqual(['packages/ui/src/forms/Field/Field.stories.tsx']);
  });

  it('select tests by a part of their name if no file matches', () => {
    expect(parse('e2e', 'a price drops')).toEqual({ stages: ['e2e'], files: [], name: 'a price drops' });
  });

  it('are refused if no file matches stories, which cannot be selected by name', () => {
    expect(() => parse('stories', 'LongArabic')).toThrow('No story file has "LongArabic" in its path');
  });

  it('are refused if a stage is unknown or has no tests of its own', () => {
    expect(() => parse('unti')).toThrow('Unknown stage unti. Stages: types, lint, unit, api, stories, e2e');
    expect(() => parse('lint', 'alerts')).toThrow('Unknown stage alerts');
    expect(() => parse('unit', 'api', 'alerts')).toThrow('Unknown stage alerts');
  });
});
