import { DAY_MS } from '@mashrabiya/contract';
import type { Transaction } from 'kysely';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { hashText } from '../../request/hashText.ts';
import { getNetworkPrefix } from '../../request/networks.ts';
import { countUseAndFindNextTime } from '../../request/rateLimits.ts';

export interface GuestReport {
  /** Id of the reported property, reel, user or review; `<review id> reply` for the reply to a review. */
  subjectId: string;
  clientIp: string | undefined;
  now: Date;
}

/** One guest report a day per network and subject, so that deleting the cookie makes no second reporter. */
export async function limitGuestReports(
  tx: Transaction<Tables>,
  { subjectId, clientIp, now }: GuestReport,
): Promise<void> {
  if (clientIp === undefined) return;
  const { name, share } = getNetworkPrefix(clientIp);
  const limit = { key: hashText(`guest report ${subjectId} ${name}`), times: share, windowMs: DAY_MS };
  if ((await countUseAndFindNextTime(tx, [limit], now)) > now) throw new AppError({ code: 'reported_from_network' });
}
