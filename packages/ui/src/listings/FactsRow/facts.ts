import type { PropertyCard } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { CardTexts } from '../shared/cardTexts.ts';

export type FactFields = Pick<PropertyCard, 'size' | 'bedrooms' | 'bathrooms'>;

export interface Fact {
  kind: 'size' | 'bedrooms' | 'bathrooms';
  /** Visible text beside the icon. */
  text: string;
  /** Accessible name: the number with its noun. */
  label: string;
}

/** Size, bedrooms and bathrooms; rooms only where they apply. */
export function getFacts({ size, bedrooms, bathrooms }: FactFields, texts: CardTexts): Fact[] {
  const formattedSize = formatNumber(size, texts.language);
  const facts: Fact[] = [{ kind: 'size', text: texts.size(formattedSize), label: texts.sizeLabel(formattedSize) }];
  if (bedrooms) facts.push({ kind: 'bedrooms', text: String(bedrooms), label: texts.bedrooms(bedrooms) });
  if (bathrooms) facts.push({ kind: 'bathrooms', text: String(bathrooms), label: texts.bathrooms(bathrooms) });
  return facts;
}
