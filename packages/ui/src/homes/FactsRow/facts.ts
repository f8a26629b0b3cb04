import type { PropertyCard } from '@mashrabiya/contract';
import { formatNumber, type Language } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';

export type Sized = Pick<PropertyCard, 'size' | 'bedrooms' | 'bathrooms'>;

export interface Fact {
  kind: 'size' | 'bedrooms' | 'bathrooms';
  /** What is seen beside the icon. */
  text: string;
  /** What is heard: the number with its noun. */
  label: string;
}

/** Size, bedrooms and bathrooms; rooms only where they have a meaning. */
export function factsOf({ size, bedrooms, bathrooms }: Sized, t: TFunction, language: Language): Fact[] {
  const formatted = formatNumber(size, language);
  const facts: Fact[] = [
    {
      kind: 'size',
      text: t('homes.card.size', { size: formatted }),
      label: t('homes.card.sizeLabel', { size: formatted }),
    },
  ];
  if (bedrooms)
    facts.push({ kind: 'bedrooms', text: String(bedrooms), label: t('homes.card.bedrooms', { count: bedrooms }) });
  if (bathrooms)
    facts.push({ kind: 'bathrooms', text: String(bathrooms), label: t('homes.card.bathrooms', { count: bathrooms }) });
  return facts;
}
