import { AVAILABILITY, type OwnProperty } from '@mashrabiya/contract';

const DAY_MS = 86_400_000;
/** Renewing is offered from so many days before the end on; a mail tells of it three days before. */
const OFFERED_DAYS = 7;

/** Whether the next run of an ad on offer is offered to its seller: near its end, unless it is paid for already. */
export const mayRenew = (
  { availability, ends_at, next_pack }: Pick<OwnProperty, 'availability' | 'ends_at' | 'next_pack'>,
  now: Date,
): boolean =>
  availability === AVAILABILITY.active &&
  ends_at !== null &&
  next_pack === null &&
  Date.parse(ends_at) - +now <= OFFERED_DAYS * DAY_MS;
