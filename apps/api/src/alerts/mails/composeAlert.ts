import { pagePaths, propertyPath } from '@mashrabiya/contract';
import { LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { isolateDirection, removeIsolates } from '../../mail/isolateDirection.ts';
import type { MailContent } from '../../mail/Mailer.ts';
import { renderMailDocument } from '../../mail/mailDocument.ts';
import type { AlertMessage } from '../repository/loadAlertMessage.ts';
import { buildAlertTexts, buildListingTexts } from './alertTexts.ts';
import { renderMailListings } from './mailListings.ts';

const TEXTS = { ar, en };

export interface AlertLinks {
  origin: string;
  stop: string;
}

export function getListHref({ search }: Pick<AlertMessage, 'search'>): string {
  if (!search) return pagePaths.favorites;
  return `${search.href}${search.href.includes('?') ? '&' : '?'}sort=date_desc`;
}

export async function composeAlert(message: AlertMessage, { origin, stop }: AlertLinks): Promise<MailContent> {
  const { language } = message.user;
  const { brand, linkHelp, footer } = TEXTS[language];
  const { lang, dir } = LOCALES[language];
  const texts = buildAlertTexts(message);
  const link = origin + getListHref(message);
  const listings = message.listings.map((listing) => ({
    ...listing,
    ...buildListingTexts(listing, language),
    href: origin + propertyPath(listing.id),
  }));
  const plainListings = listings.map(({ title, price, facts, href }) =>
    [isolateDirection(title), price, facts, href].join('\n'),
  );
  return {
    subject: removeIsolates(texts.subject),
    html: await renderMailDocument({
      lang,
      dir,
      brand,
      linkHelp,
      footer,
      link,
      subject: texts.subject,
      title: texts.subject,
      text: texts.reason,
      action: texts.action,
      note: texts.stopNote,
      content: renderMailListings(listings, { dir, origin, moreNote: texts.moreNote }),
      stop: { link: stop, label: texts.stop },
    }),
    plain: [
      texts.subject,
      texts.reason,
      ...plainListings,
      ...(texts.moreNote ? [texts.moreNote] : []),
      `${texts.action}:\n${link}`,
      `${texts.stop}:\n${stop}`,
      `--\n${footer}`,
    ].join('\n\n'),
  };
}
