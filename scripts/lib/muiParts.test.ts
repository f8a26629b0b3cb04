import { expect, it } from 'vitest';
import { muiParts } from '../../stories/docs/pieces/muiParts.ts';
import { listMuiImports } from './muiImports.ts';

it('the handbook has a row for exactly the MUI components in use', () => {
  const imported = Object.keys(listMuiImports());
  const listed = muiParts.flatMap(({ mui }) => mui);
  expect(imported.filter((part) => !listed.includes(part))).toEqual([]);
  expect(listed.filter((part) => !imported.includes(part))).toEqual([]);
});

it('finds the components by their imports', () => {
  expect(listMuiImports()).toMatchObject({ Popover: ['CalendarPopup'], Switch: ['Switch'] });
});
