import { expect, it } from 'vitest';
import { formatCsv } from './csv.ts';

it('writes a line for each row, with commas, quotes and line breaks in texts', () => {
  expect(
    formatCsv([
      ['Day', 'Views, all', 'The "hearts"', 'Two\nlines'],
      ['2026-11-19', 3, 1, -2],
    ]),
  ).toBe('Day,"Views, all","The ""hearts""","Two\nlines"\r\n2026-11-19,3,1,-2\r\n');
});

it('writes a text that looks like a formula as text', () => {
  expect(formatCsv([['=1+1', '+2', '-3', '@x', '\t=1']])).toBe("'=1+1,'+2,'-3,'@x,'\t=1\r\n");
});
