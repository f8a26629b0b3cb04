import { expect, it } from 'vitest';
import { DEFAULT_TRIAL, parseFreeTrial } from './freeTrial.ts';

it.each([
  ['5,2,1', { 1: 5, 2: 2, 3: 1 }],
  ['0,0,0', { 1: 0, 2: 0, 3: 0 }],
  [undefined, DEFAULT_TRIAL],
  ['', DEFAULT_TRIAL],
  ['5,2', DEFAULT_TRIAL],
  ['5,2,1,1', DEFAULT_TRIAL],
  ['5,-2,1', DEFAULT_TRIAL],
  ['5,x,1', DEFAULT_TRIAL],
  ['1.5,2,1', DEFAULT_TRIAL],
])('with the setting %j, gives a new account %j', (text, trial) => expect(parseFreeTrial(text)).toEqual(trial));
