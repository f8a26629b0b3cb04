import type { WaitReason } from '@mashrabiya/contract';
import type { ReviewRow } from '../../db/tables/moderation.ts';
import type { PropertyRow } from '../../db/tables/property.ts';
import type { AdContent } from './columns.ts';

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

/** So many ads of a seller have been let through, and none rejected since. */
export const DEFAULT_TRUSTED = 3;

/** After how many ads that were let through in a row a seller is trusted; 0 trusts nobody. */
export function readTrusted(text: string | undefined): number {
  const ads = Number(text);
  return text !== undefined && text.trim() !== '' && Number.isInteger(ads) && ads >= 0 ? ads : DEFAULT_TRUSTED;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which columns of a home an edit changes. */
export const changedColumns = (before: PropertyRow, after: AdContent & Pick<PropertyRow, 'pictures'>): string[] =>
  (Object.keys(after) as (keyof typeof after)[]).filter((column) => !same(before[column], after[column]));

/** Whether an edit goes on offer at once, the ad having been let through before. */
export const needsNoReview = (changed: readonly string[], acceptedInARow: number, trustedAfter: number): boolean =>
  changed.every((column) => FREE.has(column)) &&
  (changed.length === 0 || (trustedAfter > 0 && acceptedInARow >= trustedAfter));

interface Waiting {
  /** What was decided of the ad before, the newest first. */
  reviews: readonly Pick<ReviewRow, 'decision'>[];
  /** Which columns have changed since the newest. */
  changed: readonly string[];
  acceptedInARow: number;
  trustedAfter: number;
}

/** Why an ad waits for a moderator, by the same rule. */
export function whyWaiting({ reviews, changed, acceptedInARow, trustedAfter }: Waiting): WaitReason {
  const [last] = reviews;
  if (!last) return 'new';
  if (last.decision !== 'accepted') return 'sent_back';
  if (!changed.every((column) => FREE.has(column))) return 'beyond';
  if (needsNoReview(changed, acceptedInARow, trustedAfter)) return 'earlier';
  return trustedAfter === 0 ? 'nobody' : 'untrusted';
}
