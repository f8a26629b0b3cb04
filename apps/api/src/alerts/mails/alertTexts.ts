import { formatNumber, type Language, LOCALES } from '@mashrabiya/i18n';
import { mails as ar } from '@mashrabiya/i18n/ar/mails';
import { mails as en } from '@mashrabiya/i18n/en/mails';
import { isolateDirection } from '../../mail/isolateDirection.ts';
import type { AlertListing, AlertMessage } from '../repository/loadAlertMessage.ts';

const TEXTS = { ar, en };

const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

export interface AlertTexts {
  subject: string;
  reason: string;
  moreNote: string;
  action: string;
  stop: string;
  stopNote: string;
}

function fillPluralTemplate(
  texts: Readonly<Record<string, string>>,
  key: string,
  count: number,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const pluralForm = new Intl.PluralRules(LOCALES[language].intl).select(count);
  const text = texts[`${key}_${pluralForm}`] ?? texts[`${key}_other`] ?? '';
  return fillTemplate(text, { ...values, count: formatNumber(count, language) });
}

export function buildAlertTexts({ user, search, frequency, listings, total }: AlertMessage): AlertTexts {
  const { language } = user;
  const { alert } = TEXTS[language];
  const texts: Readonly<Record<string, string>> = { ...alert.forms };
  const name = isolateDirection(search?.name ?? '');
  const kind = search ? 'search' : 'favorites';
  const remainingCount = total - listings.length;
  return {
    subject: fillPluralTemplate(texts, kind, total, language, { name }),
    reason: fillTemplate(alert[kind].why, { name, how: alert.how[frequency] }),
    moreNote: remainingCount > 0 ? fillPluralTemplate(texts, 'more', remainingCount, language) : '',
    action: alert[kind].action,
    stop: alert.stop,
    stopNote: alert.stopNote,
  };
}

export function buildListingTexts(listing: AlertListing, language: Language): { price: string; facts: string } {
  const { alert } = TEXTS[language];
  const formatAmount = (amount: number) =>
    fillTemplate(listing.isRent ? alert.rent : alert.money, { amount: formatNumber(amount, language) });
  const formatPrice = () => {
    if (listing.kind === 'gone') return alert.gone;
    if (listing.price === null) return alert.noPrice;
    if (listing.previousPrice === null) return formatAmount(listing.price);
    return fillTemplate(alert.lower, {
      price: formatAmount(listing.price),
      before: formatAmount(listing.previousPrice),
    });
  };
  const facts = [
    listing.place,
    fillTemplate(alert.size, { size: formatNumber(listing.size, language) }),
    listing.bedrooms > 0 ? fillPluralTemplate({ ...alert.forms }, 'bedrooms', listing.bedrooms, language) : '',
  ];
  return { price: formatPrice(), facts: facts.filter(Boolean).join(' · ') };
}
