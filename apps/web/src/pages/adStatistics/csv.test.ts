import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('writes a line a day, with names that may have commas and quotes', () => {
  const days = [{ day: '2026-11-19', views: 3, favorites: 1, leads: 0 }];
  expect(csvOf(days, ['Day', 'Views, all', 'The "hearts"', 'Leads'])).toBe(
    '\uFEFFDay,"Views, all","The ""hearts""",Leads\r\n2026-11-19,3,1,0\r\n',
  );
});

it('keeps a text that looks like a formula a text', () => {
  expect(csvOf([], ['=1+1', '+2', '-3', '@x'])).toBe("\uFEFF'=1+1,'+2,'-3,'@x\r\n");
});
