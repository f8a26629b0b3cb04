import { API_PREFIX, pagePaths } from '@mashrabiya/contract';
import type { Reference } from '@mashrabiya/search';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/schema.ts';
import type { JobHandler } from '../../jobs/JobRunner.ts';
import type { Mailer } from '../../mail/Mailer.ts';
import { composeAlert } from '../mails/composeAlert.ts';
import { readNews } from '../repository/readNews.ts';
import { ensureStopKey } from '../repository/stopKey.ts';
import { createStopToken } from '../services/stopToken.ts';
import { News } from './news.ts';

const Payload = News.extend({ to: z.string() });

export interface AlertMailOptions {
  db: Kysely<Tables>;
  reference: Reference;
  mailer: Mailer;
  origin: () => string;
}

/** Sends the mail of one alert, unless the address is unconfirmed or was changed. */
export const alertMailJob =
  ({ db, reference, mailer, origin }: AlertMailOptions): JobHandler =>
  async (payload, { id, now }) => {
    const { to: recipient, ...news } = Payload.parse(payload);
    const alertNews = await readNews(db, reference, news, 'by_mail');
    if (!alertNews?.user.email_verified_at || alertNews.user.email !== recipient) return;
    const token = createStopToken(news.alert_id, await ensureStopKey(db));
    const stopUrl = `${origin()}${pagePaths.stopAlert}#${token}`;
    const content = await composeAlert(alertNews, news.total, { origin: origin(), stop: stopUrl });
    // Mail programs call this for their user without a login, so the token is in the path.
    const unsubscribeUrl = `${origin()}${API_PREFIX}/alerts/stop/${token}`;
    await mailer.send(
      { id, to: recipient, language: alertNews.user.language, unsubscribe: unsubscribeUrl, ...content },
      now,
    );
  };
