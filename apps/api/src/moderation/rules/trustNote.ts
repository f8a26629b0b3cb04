import { TRUST_PARTS } from '@mashrabiya/contract';
import type { Language } from '@mashrabiya/i18n';
import { moderation as ar } from '@mashrabiya/i18n/ar/moderation';
import { moderation as en } from '@mashrabiya/i18n/en/moderation';
import type { PropertyRow } from '../../db/tables/property.ts';
import type { Trust } from './trust.ts';

const TEXTS = { ar, en };

type Price = Pick<PropertyRow, 'price'>;

export function formatTrustNote({ has, rule }: Trust, before: Price, after: Price): string {
  const formatInLanguage = (language: Language): string[] => {
    const { trust, listings } = TEXTS[language];
    const formatPrice = (price: number | null) => String(price ?? listings.nothing);
    const price = trust.price
      .replace('{{before}}', formatPrice(before.price))
      .replace('{{after}}', formatPrice(after.price));
    const ruleLines = TRUST_PARTS.map((part) =>
      trust.part[part].replace('{{has}}', String(has[part])).replace('{{asked}}', String(rule[part])),
    );
    return before.price === after.price ? ruleLines : [price, ...ruleLines];
  };
  return [...formatInLanguage('ar'), ...formatInLanguage('en')].join('\n');
}
