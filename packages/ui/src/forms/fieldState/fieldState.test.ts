import { expect, test } from 'vitest';
import { type FieldEvent, type FieldPhase, nextPhase, stateOf } from './fieldState.ts';

const after = (...events: FieldEvent[]): FieldPhase => events.reduce<FieldPhase>(nextPhase, 'untouched');

test.each<[FieldEvent[], FieldPhase]>([
  [[], 'untouched'],
  [['leave'], 'untouched'],
  [['type'], 'typing'],
  [['type', 'type'], 'typing'],
  [['type', 'leave'], 'shown'],
  [['type', 'leave', 'type'], 'shown'],
  [['submit'], 'shown'],
  [['submit', 'type', 'leave'], 'shown'],
])('after %j a field is %s', (events, phase) => expect(after(...events)).toBe(phase));

test('how an answer does is told only once it is shown', () => {
  const problem = 'too short';
  expect(stateOf('untouched', problem)).toBe('untouched');
  expect(stateOf('typing', problem)).toBe('typing');
  expect(stateOf('shown', problem)).toBe('invalid');
  expect(stateOf('shown', undefined)).toBe('valid');
});
