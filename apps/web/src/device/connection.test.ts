import { expect, it } from 'vitest';
import { isLimitedConnection } from './connection.ts';

it.each([
  [undefined, false],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ saveData: true, effectiveType: '4g' }, true],
])('with %j, data is saved: %s', (connection, expected) => expect(isLimitedConnection(connection)).toBe(expected));
