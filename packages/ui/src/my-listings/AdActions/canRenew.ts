import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';

const DAY_MS = 86_400_000;
/** Renewal is offered this many days before the end; an email follows three days before. */
const RENEWAL_OFFER_DAYS = 7;

/** True near the end of an active ad whose next period is not paid. */
export const canRenew = (
  { availability, ends_at, next_pack }: Pick<OwnProperty, 'availability' | 'ends_at' | 'next_pack'>,
  now: Date,
): boolean =>
  availability === AVAILABILITY.active &&
  ends_at !== null &&
  next_pack === null &&
  Date.parse(ends_at) - +now <= RENEWAL_OFFER_DAYS * DAY_MS;
