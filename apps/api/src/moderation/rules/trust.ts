import { TRUST_PARTS, type TrustFigures, type TrustPart, type WaitReason } from '@mashrabiya/contract';
import type { ReviewRow } from '../../db/tables/moderation.ts';
import type { PropertyEdit, PropertyRow } from '../../db/tables/property.ts';

const REVIEW_FREE_COLUMNS: ReadonlySet<string> = new Set([
  'price',
  'advance',
  'up_to_years',
  'receipt',
  'installment',
  'payment',
  'description_ar',
  'description_en',
]);

export const DEFAULT_TRUST: TrustFigures = { accepted: 3, upheld: 0, days: 7 };

/** Settings of the rule; zero approved ads means that no seller is trusted. */
const SETTING_KEYS = { accepted: 'trustedads', upheld: 'trustedreports', days: 'trusteddays' } as const;

/** Parses the trust rule. A setting that is no whole number counts as missing. */
export function parseTrustRule(settings: ReadonlyMap<string, string>): TrustFigures {
  const read = (part: TrustPart) => {
    const text = settings.get(SETTING_KEYS[part])?.trim();
    const figure = Number(text);
    return text && Number.isInteger(figure) && figure >= 0 ? figure : DEFAULT_TRUST[part];
  };
  return { accepted: read('accepted'), upheld: read('upheld'), days: read('days') };
}

export const listUnmetParts = (has: TrustFigures, rule: TrustFigures): TrustPart[] =>
  TRUST_PARTS.filter((part) => (part === 'upheld' ? has.upheld > rule.upheld : has[part] < rule[part]));

export interface Trust {
  has: TrustFigures;
  rule: TrustFigures;
}

const isTrusted = ({ has, rule }: Trust): boolean => rule.accepted > 0 && listUnmetParts(has, rule).length === 0;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const listChangedColumns = (before: PropertyRow, after: PropertyEdit): string[] =>
  (Object.keys(after) as (keyof typeof after)[]).filter((column) => !isSame(before[column], after[column]));

export const needsNoReview = (changedColumns: readonly string[], trust: Trust): boolean =>
  changedColumns.every((column) => REVIEW_FREE_COLUMNS.has(column)) &&
  (changedColumns.length === 0 || isTrusted(trust));

interface WaitingAd {
  /** Earlier decisions on the ad, newest first. */
  reviews: readonly Pick<ReviewRow, 'decision'>[];
  isEdit: boolean;
  /** Columns changed since the latest decision. */
  changedColumns: readonly string[];
  trust: Trust;
}

export function findWaitReason({ reviews, isEdit, changedColumns, trust }: WaitingAd): WaitReason {
  const [lastReview] = reviews;
  if (!lastReview && !isEdit) return 'new';
  if (lastReview && lastReview.decision !== 'accepted') return 'sent_back';
  if (!changedColumns.every((column) => REVIEW_FREE_COLUMNS.has(column))) return 'reviewed_fields';
  if (needsNoReview(changedColumns, trust)) return 'earlier';
  return trust.rule.accepted === 0 ? 'trust_off' : 'untrusted';
}
