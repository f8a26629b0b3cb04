import { describe, expect, it } from 'vitest';
import {
  AD_PACKS,
  chooseAdPack,
  forwardAction,
  markOf,
  mayLeave,
  shortAddress,
  startingValidity,
  stepToward,
} from './wizardRules.ts';

/** Five tabs and the preview; `v` is valid, `p` pending. */
const steps = (marks: string) =>
  [...marks].map((mark, at) => ({ valid: mark === 'v', pending: mark === 'p', preview: at === 5 }));

describe('startingValidity', () => {
  it('is invalid for a new ad and valid for an edited one', () => {
    expect(startingValidity('new', 3)).toEqual([false, false, false]);
    expect(startingValidity('edit', 3)).toEqual([true, true, true]);
  });
});

describe('markOf', () => {
  it('hides errors until the user has tried to leave', () => {
    expect(markOf({ valid: false }, false)).toBe('ahead');
    expect(markOf({ valid: false }, true)).toBe('invalid');
    expect(markOf({ valid: true }, true)).toBe('valid');
    expect(markOf({ valid: true }, false)).toBe('valid');
  });

  it('shows a pending upload, before and after an attempt to leave', () => {
    expect(markOf({ valid: false, pending: true }, false)).toBe('pending');
    expect(markOf({ valid: false, pending: true }, true)).toBe('pending');
    expect(markOf({ valid: true, pending: true }, true)).toBe('valid');
  });
});

describe('stepToward', () => {
  it('continues past a valid step only', () => {
    expect(stepToward(steps('v-----'), 0, 1)).toBe(1);
    expect(stepToward(steps('------'), 0, 1)).toBe(0);
  });

  it('passes a step with a pending upload', () => {
    expect(stepToward(steps('p-----'), 0, 1)).toBe(1);
    expect(stepToward(steps('pv----'), 0, 5)).toBe(2);
  });

  it('always goes back', () => {
    expect(stepToward(steps('------'), 3, 0)).toBe(0);
    expect(stepToward(steps('------'), 3, 3)).toBe(3);
  });

  it('stops at the first incomplete step', () => {
    expect(stepToward(steps('vv-v--'), 1, 5)).toBe(2);
    expect(stepToward(steps('-vvvv-'), 4, 5)).toBe(0);
    expect(stepToward(steps('vvvvv-'), 0, 5)).toBe(5);
  });

  it('stays within the steps', () => {
    expect(stepToward(steps('vvvvvv'), 5, 6)).toBe(5);
    expect(stepToward(steps('vvvvvv'), 0, -1)).toBe(0);
  });
});

describe('mayLeave', () => {
  it('depends on the current step only', () => {
    expect(mayLeave(steps('v-'), 0)).toBe(true);
    expect(mayLeave(steps('v-'), 1)).toBe(false);
    expect(mayLeave(steps('p-'), 0)).toBe(true);
    expect(mayLeave([], 0)).toBe(false);
  });
});

describe('forwardAction', () => {
  it('leads to the preview from tab 4, and posts from there', () => {
    expect([0, 1, 2, 3, 4, 5].map((at) => forwardAction(steps('vvvvvv'), at))).toEqual([
      'next',
      'next',
      'next',
      'next',
      'preview',
      'post',
    ]);
  });

  it('posts from the last step of a form without a preview', () => {
    expect([0, 1, 2].map((at) => forwardAction(steps('vvv'), at))).toEqual(['next', 'next', 'post']);
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

describe('shortAddress', () => {
  it('has 25 characters', () => {
    const exact = 'شقة للبيع بالتجمع الخامس ';
    expect(shortAddress(`${exact}`)).toBe(exact.trim());
    expect(shortAddress('a'.repeat(25))).toBe('a'.repeat(25));
    expect(shortAddress('a'.repeat(26))).toBe(`${'a'.repeat(25)}…`);
  });

  it('ends neither on a space nor within a character', () => {
    expect(shortAddress(`${'a'.repeat(24)} bc`)).toBe(`${'a'.repeat(24)}…`);
    expect(shortAddress(`${'شّ'.repeat(25)}ش`)).toBe(`${'شّ'.repeat(25)}…`);
  });
});
