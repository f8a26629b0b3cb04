import type { PropertyCard } from '@mashrabiya/contract';
import { formatContextParts, formatPricePerMetre } from '../PriceBlock/price.ts';
import type { CardTexts } from '../shared/cardTexts.ts';

interface PricePerMetreLineProps {
  property: Pick<PropertyCard, 'price_per_m2' | 'price_context'>;
  texts: CardTexts;
}

/** Price per m² and its comparison with the median of similar listings. */
export function PricePerMetreLine({ property, texts }: PricePerMetreLineProps) {
  const { price_context: context } = property;
  const metre = formatPricePerMetre(property, texts);
  if (!metre || !context) return <p className="metre">{metre}</p>;
  const [comparison, area, placeText] = formatContextParts(context, texts);
  return (
    <p className="metre">
      {`${metre} · ${comparison}`}
      <span>{area}</span>
      {placeText}
    </p>
  );
}
