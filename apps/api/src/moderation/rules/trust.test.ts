import { describe, expect, it } from 'vitest';
import { DEFAULT_TRUST, findWaitReason, listUnmetParts, needsNoReview, parseTrustRule } from './trust.ts';

/** A number of ads in a row, with every other part of the rule met. */
const createTrust = (accepted: number, minAccepted: number) => ({
  has: { accepted, upheld: 0, days: 30 },
  rule: { accepted: minAccepted, upheld: 0, days: 7 },
});

describe('Edits without review', () => {
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
  ])('with a change of %j after %i accepted ads, %i required: %s', (changed, accepted, requiredCount, isReviewFree) =>
    expect(needsNoReview(changed, createTrust(accepted, requiredCount))).toBe(isReviewFree),
  );

  it.each([
    ['5', 5],
    ['0', 0],
    ['', DEFAULT_TRUST.accepted],
    [' ', DEFAULT_TRUST.accepted],
    ['-1', DEFAULT_TRUST.accepted],
    ['2.5', DEFAULT_TRUST.accepted],
    ['many', DEFAULT_TRUST.accepted],
  ])('with the setting %j require %i', (text, accepted) =>
    expect(parseTrustRule(new Map([['trustedads', text]]))).toEqual({ ...DEFAULT_TRUST, accepted }),
  );

  it('read each part of the rule from a setting', () => {
    expect(parseTrustRule(new Map())).toEqual(DEFAULT_TRUST);
    const settings = { trustedads: '5', trustedreports: '1', trusteddays: '30' };
    expect(parseTrustRule(new Map(Object.entries(settings)))).toEqual({ accepted: 5, upheld: 1, days: 30 });
  });

  it.each([
    [3, 0, 7, []],
    [9, 1, 90, ['upheld']],
    [2, 0, 7, ['accepted']],
    [3, 0, 6, ['days']],
    [0, 2, 0, ['accepted', 'upheld', 'days']],
  ] as const)('after %i ads in a row, %i upheld reports and %i days lack %j', (accepted, upheld, days, lacks) => {
    const rule = { accepted: 3, upheld: 0, days: 7 };
    const has = { accepted, upheld, days };
    expect(listUnmetParts(has, rule)).toEqual(lacks);
    expect(needsNoReview(['price'], { has, rule })).toBe(lacks.length === 0);
  });
});

describe('The reason for a review', () => {
  const accepted = { decision: 'accepted' } as const;
  const change = { decision: 'change' } as const;
  it.each([
    ['new', [], [], 9, 3],
    ['sent_back', [change, accepted], ['price'], 0, 3],
    ['sent_back', [{ decision: 'rejected' }], [], 0, 3],
    ['reviewed_fields', [accepted], ['price', 'size'], 9, 3],
    ['reviewed_fields', [accepted], ['pictures'], 1, 0],
    ['untrusted', [accepted, change], ['price'], 2, 3],
    ['trust_off', [accepted], ['description_ar'], 9, 0],
    // The ad changed before its seller was trusted, or while it was expired.
    ['earlier', [accepted], ['price'], 3, 3],
    ['earlier', [accepted], [], 0, 3],
  ] as const)('is %s after %j, %j changed, %i of %i', (why, reviews, changed, accepted, requiredCount) =>
    expect(
      findWaitReason({ reviews, isEdit: false, changedColumns: changed, trust: createTrust(accepted, requiredCount) }),
    ).toBe(why),
  );

  it('is never "new" for an edit of an approved listing', () =>
    expect(findWaitReason({ reviews: [], isEdit: true, changedColumns: ['size'], trust: createTrust(0, 3) })).toBe(
      'reviewed_fields',
    ));
});
