import { TRUST_PARTS, type TrustFigures, type TrustPart, type WaitReason } from '@mashrabiya/contract';
import type { ReviewRow } from '../../db/tables/moderation.ts';
import type { PropertyEdit, PropertyRow } from '../../db/tables/property.ts';

/** What a trusted seller changes without waiting for a moderator. */
const FREE: ReadonlySet<string> = new Set([
  'price',
  'advance',
  'up_to_years',
  'receipt',
  'installment',
  'payment',
  'description_ar',
  'description_en',
]);

/** Where nothing is set. */
export const DEFAULT_TRUST: TrustFigures = { accepted: 3, upheld: 0, days: 7 };

/** The settings that the rule is read from; no ads let through trust nobody. */
const SETTINGS = { accepted: 'trustedads', upheld: 'trustedreports', days: 'trusteddays' } as const;

/** The rule by which sellers are trusted. What is no whole number counts as not set. */
export function readTrust(settings: ReadonlyMap<string, string>): TrustFigures {
  const read = (part: TrustPart) => {
    const text = settings.get(SETTINGS[part])?.trim();
    const figure = Number(text);
    return text && Number.isInteger(figure) && figure >= 0 ? figure : DEFAULT_TRUST[part];
  };
  return { accepted: read('accepted'), upheld: read('upheld'), days: read('days') };
}

/** What a seller lacks to be trusted by the rule. */
export const lacksOf = (has: TrustFigures, rule: TrustFigures): TrustPart[] =>
  TRUST_PARTS.filter((part) => (part === 'upheld' ? has.upheld > rule.upheld : has[part] < rule[part]));

export interface Trust {
  has: TrustFigures;
  rule: TrustFigures;
}

const isTrusted = ({ has, rule }: Trust): boolean => rule.accepted > 0 && lacksOf(has, rule).length === 0;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which columns of a home an edit changes. */
export const changedColumns = (before: PropertyRow, after: PropertyEdit): string[] =>
  (Object.keys(after) as (keyof typeof after)[]).filter((column) => !same(before[column], after[column]));

/** Whether an edit goes on offer at once, the ad having been let through before. */
export const needsNoReview = (changed: readonly string[], trust: Trust): boolean =>
  changed.every((column) => FREE.has(column)) && (changed.length === 0 || isTrusted(trust));

interface Waiting {
  /** What was decided of the ad before, the newest first. */
  reviews: readonly Pick<ReviewRow, 'decision'>[];
  /** It is an edit of an approved listing. */
  isEdit: boolean;
  /** Which columns have changed since the newest. */
  changed: readonly string[];
  trust: Trust;
}

/** Why an ad waits for a moderator, by the same rule. */
export function whyWaiting({ reviews, isEdit, changed, trust }: Waiting): WaitReason {
  const [last] = reviews;
  if (!last && !isEdit) return 'new';
  if (last && last.decision !== 'accepted') return 'sent_back';
  if (!changed.every((column) => FREE.has(column))) return 'beyond';
  if (needsNoReview(changed, trust)) return 'earlier';
  return trust.rule.accepted === 0 ? 'nobody' : 'untrusted';
}
