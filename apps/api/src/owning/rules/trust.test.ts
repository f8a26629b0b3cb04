import { describe, expect, it } from 'vitest';
import { DEFAULT_TRUSTED, needsNoReview, readTrusted, whyWaiting } from './trust.ts';

describe('Whose edits wait for nobody', () => {
  it.each<[string[], number, number, boolean]>([
    [[], 0, 3, true],
    [['price'], 2, 3, false],
    [['price'], 3, 3, true],
    [
      ['price', 'description_ar', 'description_en', 'payment', 'advance', 'up_to_years', 'receipt', 'installment'],
      3,
      3,
      true,
    ],
    [['price', 'size'], 9, 3, false],
    [['address_ar'], 9, 3, false],
    [['pictures'], 9, 3, false],
    [['lat'], 9, 3, false],
    [['price'], 9, 0, false],
    [[], 0, 0, true],
  ])('a change of %j after %i accepted ads where %i are asked for: %s', (changed, accepted, asked, free) =>
    expect(needsNoReview(changed, accepted, asked)).toBe(free),
  );

  it.each([
    ['5', 5],
    ['0', 0],
    [undefined, DEFAULT_TRUSTED],
    ['', DEFAULT_TRUSTED],
    [' ', DEFAULT_TRUSTED],
    ['-1', DEFAULT_TRUSTED],
    ['2.5', DEFAULT_TRUSTED],
    ['many', DEFAULT_TRUSTED],
  ])('the setting %j asks for %i', (text, ads) => expect(readTrusted(text)).toBe(ads));
});

describe('Why an ad waits', () => {
  const accepted = { decision: 'accepted' } as const;
  const change = { decision: 'change' } as const;
  it.each([
    ['new', [], [], 9, 3],
    ['sent_back', [change, accepted], ['price'], 0, 3],
    ['sent_back', [{ decision: 'rejected' }], [], 0, 3],
    ['beyond', [accepted], ['price', 'size'], 9, 3],
    ['beyond', [accepted], ['pictures'], 1, 0],
    ['untrusted', [accepted, change], ['price'], 2, 3],
    ['nobody', [accepted], ['description_ar'], 9, 0],
    // It changed before its seller was trusted, or while it had run out.
    ['earlier', [accepted], ['price'], 3, 3],
    ['earlier', [accepted], [], 0, 3],
  ] as const)('is said: %s after %j, %j changed, %i of %i', (why, reviews, changed, acceptedInARow, trustedAfter) =>
    expect(whyWaiting({ reviews, changed, acceptedInARow, trustedAfter })).toBe(why),
  );
});
