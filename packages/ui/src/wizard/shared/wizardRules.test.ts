import { describe, expect, it } from 'vitest';
import {
  AD_PACKS,
  canLeave,
  chooseAdPack,
  findReachableStep,
  getForwardAction,
  getInitialValidity,
  getStepMark,
  shortenAddress,
} from './wizardRules.ts';

/** Five tabs and the preview; `v` is valid, `p` pending. */
const createSteps = (marks: string) =>
  [...marks].map((mark, at) => ({ valid: mark === 'v', pending: mark === 'p', preview: at === 5 }));

describe('getInitialValidity', () => {
  it('is invalid for a new ad and valid for an edited one', () => {
    expect(getInitialValidity('new', 3)).toEqual([false, false, false]);
    expect(getInitialValidity('edit', 3)).toEqual([true, true, true]);
  });
});

describe('getStepMark', () => {
  it('hides errors until the user has tried to leave', () => {
    expect(getStepMark({ valid: false }, false)).toBe('ahead');
    expect(getStepMark({ valid: false }, true)).toBe('invalid');
    expect(getStepMark({ valid: true }, true)).toBe('valid');
    expect(getStepMark({ valid: true }, false)).toBe('valid');
  });

  it('shows a pending upload, before and after an attempt to leave', () => {
    expect(getStepMark({ valid: false, pending: true }, false)).toBe('pending');
    expect(getStepMark({ valid: false, pending: true }, true)).toBe('pending');
    expect(getStepMark({ valid: true, pending: true }, true)).toBe('valid');
  });
});

describe('findReachableStep', () => {
  it('continues past a valid step only', () => {
    expect(findReachableStep(createSteps('v-----'), 0, 1)).toBe(1);
    expect(findReachableStep(createSteps('------'), 0, 1)).toBe(0);
  });

  it('passes a step with a pending upload', () => {
    expect(findReachableStep(createSteps('p-----'), 0, 1)).toBe(1);
    expect(findReachableStep(createSteps('pv----'), 0, 5)).toBe(2);
  });

  it('always goes back', () => {
    expect(findReachableStep(createSteps('------'), 3, 0)).toBe(0);
    expect(findReachableStep(createSteps('------'), 3, 3)).toBe(3);
  });

  it('stops at the first incomplete step', () => {
    expect(findReachableStep(createSteps('vv-v--'), 1, 5)).toBe(2);
    expect(findReachableStep(createSteps('-vvvv-'), 4, 5)).toBe(0);
    expect(findReachableStep(createSteps('vvvvv-'), 0, 5)).toBe(5);
  });

  it('stays within the steps', () => {
    expect(findReachableStep(createSteps('vvvvvv'), 5, 6)).toBe(5);
    expect(findReachableStep(createSteps('vvvvvv'), 0, -1)).toBe(0);
  });
});

describe('canLeave', () => {
  it('depends on the current step only', () => {
    expect(canLeave(createSteps('v-'), 0)).toBe(true);
    expect(canLeave(createSteps('v-'), 1)).toBe(false);
    expect(canLeave(createSteps('p-'), 0)).toBe(true);
    expect(canLeave([], 0)).toBe(false);
  });
});

describe('getForwardAction', () => {
  it('leads to the preview from tab 4, and posts from there', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => getForwardAction(createSteps('vvvvvv'), at))).toEqual([
      'next',
      'next',
      'next',
      'next',
      'preview',
      'post',
    ]);
  });

  it('posts from the last step of a form without a preview', () => {
    expect([0, 1, 2].map((at) => getForwardAction(createSteps('vvv'), at))).toEqual(['next', 'next', 'post']);
  });
});

describe('chooseAdPack', () => {
  it('returns the index of the pack plus one', () => {
    expect(AD_PACKS.map((pack) => chooseAdPack(pack, 1))).toEqual([1, 2, 3]);
  });

  it('leads to the plans if no pack remains', () => {
    expect(chooseAdPack('elite', 0)).toBe('plans');
  });
});

describe('shortenAddress', () => {
  it('has 25 characters', () => {
    const exact = 'شقة للبيع بالتجمع الخامس ';
    expect(shortenAddress(`${exact}`)).toBe(exact.trim());
    expect(shortenAddress('a'.repeat(25))).toBe('a'.repeat(25));
    expect(shortenAddress('a'.repeat(26))).toBe(`${'a'.repeat(25)}…`);
  });

  it('ends neither on a space nor within a character', () => {
    expect(shortenAddress(`${'a'.repeat(24)} bc`)).toBe(`${'a'.repeat(24)}…`);
    expect(shortenAddress(`${'شّ'.repeat(25)}ش`)).toBe(`${'شّ'.repeat(25)}…`);
  });
});
