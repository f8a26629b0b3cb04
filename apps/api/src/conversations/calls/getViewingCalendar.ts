import { conversationPath } from '@mashrabiya/contract/pagePaths';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import type { Handler } from '../../app/callHandler.ts';
import { Reply } from '../../app/Reply.ts';
import { AppError } from '../../core/AppError.ts';
import { fillTemplate, type MailValues } from '../../mail/fillTemplate.ts';
import { removeIsolates } from '../../mail/isolateDirection.ts';
import { findConversation } from '../repository/conversations.ts';
import { findViewing } from '../repository/viewings.ts';
import { buildCalendarFile, toCalendarStatus } from '../rules/buildCalendarFile.ts';
import { toOwnConversation } from '../services/lockOwnConversation.ts';
import { prepareSummaries } from '../services/prepareSummaries.ts';

const TEXTS = { ar, en };

const fill = (text: string, values: MailValues): string => removeIsolates(fillTemplate(text, values));

export const getViewingCalendar: Handler<'getViewingCalendar'> = async ({ params }, context) => {
  const { db, user, language, origin } = context;
  const viewing = await findViewing(db, params.id);
  if (!viewing) throw new AppError({ code: 'not_found', parameter: 'id' });
  const ownConversation = toOwnConversation(await findConversation(db, viewing.conversation_id), user.id);
  const status = toCalendarStatus(viewing.status);
  if (!status) throw new AppError({ code: 'gone', parameter: 'id' });
  const toSummary = await prepareSummaries([ownConversation], context);
  const { property, partner } = toSummary(ownConversation);
  const texts = TEXTS[language].viewing.calendar;
  const file = buildCalendarFile({
    uid: `${viewing.calendar_id}@mashrabiya`,
    sequence: viewing.calendar_sequence,
    status,
    startsAt: viewing.starts_at,
    changedAt: viewing.changed_at,
    summary: property ? fill(texts.summary, { title: property.address }) : texts.untitled,
    location: property ? [property.address, property.city_name, property.gover_name].join(texts.comma) : '',
    description: [partner && fill(texts.description, { partner: partner.name }), property?.location]
      .filter(Boolean)
      .join('\n'),
    url: origin + conversationPath(ownConversation.conversation.id),
  });
  return new Reply<Blob>(new TextEncoder().encode(file), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="viewing.ics"',
    },
  });
};
