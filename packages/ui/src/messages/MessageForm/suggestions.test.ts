import { expect, test } from 'vitest';
import { addSuggestion } from './suggestions.ts';

const [available, viewing] = ['Is it available?', 'When can I view it?'];
const suggestions = [available, viewing] as const;

test.each([
  ['fills an empty field', ' ', available, available],
  ['replaces another suggestion', `${available}\n`, viewing, viewing],
  ['follows typed text on its own line', 'Hello, ', viewing, `Hello,\n${viewing}`],
  ['follows a changed suggestion', `${available} Thanks`, viewing, `${available} Thanks\n${viewing}`],
])('a suggestion %s', (_, text, suggestion, expected) => {
  expect(addSuggestion(text, suggestion, suggestions)).toBe(expected);
});
