import type { PropertyCard } from '@mashrabiya/contract';
import { CompareButton, CompareToggle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { toggleComparedAtom, useIsCompared } from './compared.ts';

/** Adds a card's listing to the comparison. Only this button rerenders, not the card. */
function CompareCard({ listing }: { listing: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return (
    <CompareToggle
      pressed={useIsCompared(listing.id)}
      onToggle={() => toggle(listing)}
      aria-description={listing.address}
    />
  );
}

export const renderCompareToggle = (listing: PropertyCard) => <CompareCard listing={listing} />;

export function CompareListing({ listing }: { listing: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareButton pressed={useIsCompared(listing.id)} onToggle={() => toggle(listing)} />;
}
