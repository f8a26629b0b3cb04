import { API_PREFIX, pagePaths } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeAlert } from '../mails/composeAlert.ts';
import { loadAlertMessage } from '../repository/loadAlertMessage.ts';
import { ensureUnsubscribeKey } from '../repository/unsubscribeKey.ts';
import { createUnsubscribeToken } from '../services/unsubscribeToken.ts';
import { AlertPayload } from './alertPayload.ts';

// Nodes of earlier releases require the address.
const Payload = AlertPayload.extend({ to: z.string() });

export interface AlertMailOptions {
  db: Kysely<Tables>;
  reference: Reference;
  mailer: Mailer;
  origin: () => string;
}

export const alertMailJob =
  ({ db, reference, mailer, origin }: AlertMailOptions): JobHandler =>
  async (payload, { id, now }) => {
    const { to: _, ...alertPayload } = Payload.parse(payload);
    const alertMessage = await loadAlertMessage(db, reference, alertPayload, 'by_mail');
    if (!alertMessage?.user.email_verified_at) return;
    const { email, language } = alertMessage.user;
    const token = createUnsubscribeToken(alertPayload.alert_id, await ensureUnsubscribeKey(db));
    const stopUrl = `${origin()}${pagePaths.stopAlert}#${token}`;
    const content = await composeAlert(alertMessage, { origin: origin(), stop: stopUrl });
    // Mail programs call this for their user without a login, so the token is in the path.
    const unsubscribeUrl = `${origin()}${API_PREFIX}/alerts/stop/${token}`;
    await mailer.send({ id, to: email, language, unsubscribe: unsubscribeUrl, ...content }, now);
  };
