import { calls, DAY_MS, phoneToE164, toMailbox } from '@mashrabiya/contract';
import { countEmailCodeAttempt, createEmailCode, redeemEmailCode } from '../../accounts/repository/emailCodes.ts';
import { limitMails } from '../../accounts/services/accountLimits.ts';
import { throwConflict } from '../../accounts/services/conflicts.ts';
import { loginByEmailCode } from '../../accounts/services/emailCodeLogin.ts';
import type { Handler } from '../../app/callHandler.ts';
import { createCallLimiter } from '../../app/callLimits.ts';
import { findProperty } from '../../catalogue/repository/properties.ts';
import { findVisibilityError } from '../../catalogue/rules/visibility.ts';
import { AppError } from '../../core/AppError.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { setLeadPhone } from '../../leads/repository/leadProgress.ts';
import { hashText } from '../../request/hashText.ts';
import { consumeLimits } from '../../request/rateLimits.ts';
import type { SessionUser } from '../../sessions/repository/sessions.ts';
import { hashAccount } from '../../sessions/services/visitor.ts';
import { ENQUIRY_CODE_JOB, type EnquiryCodePayload } from '../jobs/enquiryCodeJob.ts';
import { sendFirstMessage } from '../services/sendFirstMessage.ts';

/** Codes to a mailbox; five attempts each. */
const MAX_CODES_PER_DAY = 10;

/**
 * Mails a code to a visitor who wants to write to a seller. Looks at no account, so that neither the answer nor its
 * duration reveals one; the mail tells the owner of an account with another login method to log in.
 */
export const requestEnquiryCode: Handler<'requestEnquiryCode'> = async ({ params, body }, context) => {
  const { db, now, origin, language } = context;
  const { email, kind } = body;
  const property = await findProperty(db, params.id);
  const code = findVisibilityError(property);
  if (code || !property) throw new AppError({ code: code ?? 'not_found', parameter: 'id' });
  await limitMails(db, 'email code', email, now);
  const dayKey = hashText(`email code a day ${toMailbox(email)}`);
  await consumeLimits(db, [{ key: dayKey, times: MAX_CODES_PER_DAY, windowMs: DAY_MS }], now);
  const { challenge, code: mailedCode, expiresAt } = await createEmailCode(db, { email, now });
  const payload: EnquiryCodePayload = {
    to: email,
    code: mailedCode,
    property_id: property.id,
    slider: kind,
    language,
    origin,
  };
  await enqueue(db, { kind: ENQUIRY_CODE_JOB, payload, now });
  return { data: { challenge, expires_at: expiresAt.toISOString() } };
};

/**
 * Sends the message of a visitor whose mailed code is correct, in one transaction with the account and the login. All
 * limits of messages count for the account.
 */
export const sendVisitorEnquiry: Handler<'sendVisitorEnquiry'> = async ({ params, body }, context) => {
  const { db, now, clientIp } = context;
  const { challenge, code, name, phone, ...message } = body;
  if (!(await countEmailCodeAttempt(db, challenge, now))) throw createRefusal('email_code_expired');
  return inTransaction(db, async (tx) => {
    const email = await redeemEmailCode(tx, { challenge, code }, message.id);
    const user = email === undefined ? undefined : await loginByEmailCode(tx, { email, name }, context);
    // The owner of an account with another login method got no code, so only a guess leads here.
    if (!user) throw createRefusal('email_code_wrong');
    const { session, login } = user;
    if (session.isBlocked) throw new AppError({ code: 'account_blocked' });
    const { countUse } = createCallLimiter(calls.startConversation, { db: tx, user: () => session.id, clientIp, now });
    const firstMessage = { buyerId: session.id, propertyId: params.id, message: { ...message, pictures: [] } };
    const id = await sendFirstMessage(tx, firstMessage, { now, countUse });
    if (phone !== '') await setLeadPhone(tx, toLeadKey(params.id, session), phoneToE164(phone));
    return { data: { id, login } };
  }).catch(throwConflict);
};

const createRefusal = (code: 'email_code_wrong' | 'email_code_expired') => new AppError({ code, pointer: '/code' });

const toLeadKey = (propertyId: string, { id }: SessionUser) => ({
  propertyId: propertyId.toLowerCase(),
  visitor: hashAccount(id),
});
