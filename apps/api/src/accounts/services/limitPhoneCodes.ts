import { DAY_MS, HOUR_MS, PHONE_CODE_WAIT_SECONDS } from '@mashrabiya/contract';
import type { Kysely } from 'kysely';
import type { CallContext, ContextOf } from '../../app/callHandler.ts';
import { AppError } from '../../core/AppError.ts';
import type { Tables } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashText } from '../../request/hashText.ts';
import { consumeLimits, countUseAndFindNextTime } from '../../request/rateLimits.ts';
import { findUses } from '../../request/repository/uses.ts';

const ALL_CODES_KEY = hashText('phone codes of a day');
const WARNING_KEY = hashText('phone codes of a day: warning');

/**
 * Limits codes by number, account and day; the call limits all requests by network. Messages cost money, so bots that
 * request codes for paid numbers must not get beyond the daily limit of all users together.
 */
export async function limitPhoneCodes(phone: string, context: ContextOf<'requestPhoneCode'>): Promise<void> {
  const { db, now, countUse, smsDailyLimit } = context;
  const getKey = (period: string) => hashText(`phone code ${period} ${phone}`);
  const minuteLimit = { key: getKey('minute'), times: 1, windowMs: PHONE_CODE_WAIT_SECONDS * 1000 };
  const hourLimit = { key: getKey('hour'), times: 3, windowMs: HOUR_MS };
  const dayLimit = { key: getKey('day'), times: 5, windowMs: DAY_MS };
  if ((await countDailyCodes(db, now)) >= smsDailyLimit) await limitAllCodes(context);
  // A refusal rolls all counts back: a refused request uses up neither the account's limit nor the number's.
  await inTransaction(db, async (tx) => {
    await consumeLimits(tx, [minuteLimit], now, { code: 'retry_too_soon' });
    await consumeLimits(tx, [hourLimit, dayLimit], now);
    await countUse('phone code', { tx });
  });
  await limitAllCodes(context);
}

async function limitAllCodes({ db, now, log, smsDailyLimit }: CallContext): Promise<void> {
  const limit = { key: ALL_CODES_KEY, times: smsDailyLimit, windowMs: DAY_MS };
  if ((await countUseAndFindNextTime(db, [limit], now)) <= now) return;
  const warning = { key: WARNING_KEY, times: 1, windowMs: HOUR_MS };
  if ((await countUseAndFindNextTime(db, [warning], now)) <= now)
    log.error(`The daily limit of ${smsDailyLimit} text messages is reached: no codes are sent. See SMS_DAILY_LIMIT.`);
  throw new AppError({ code: 'phone_codes_unavailable' });
}

/** Requested codes since the daily window began; above the limit if any were refused. */
export async function countDailyCodes(db: Kysely<Tables>, now: Date): Promise<number> {
  const [row] = await findUses(db, [ALL_CODES_KEY], now);
  return row?.used ?? 0;
}
