import type { PropertyCard } from '@mashrabiya/contract';
import { CompareButton, CompareToggle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { toggleComparedAtom, useIsCompared } from './compared.ts';

/** Adds a card's listing to the comparison. Only this button rerenders, not the card. */
function CompareCard({ home }: { home: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareToggle pressed={useIsCompared(home.id)} onToggle={() => toggle(home)} />;
}

export const compareToolOf = (home: PropertyCard) => <CompareCard home={home} />;

export function CompareHome({ home }: { home: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareButton pressed={useIsCompared(home.id)} onToggle={() => toggle(home)} />;
}
