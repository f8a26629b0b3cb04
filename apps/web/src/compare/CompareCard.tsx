import type { PropertyCard } from '@mashrabiya/contract';
import { CompareButton, CompareToggle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { toggleComparedAtom, useIsCompared } from './compared.ts';

/** Adds a card's home to the comparison. Only this button rerenders, not the card. */
function CompareCard({ home }: { home: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareToggle pressed={useIsCompared(home.id)} onToggle={() => toggle(home)} />;
}

/** Action of every card besides the heart. */
export const compareToolOf = (home: PropertyCard) => <CompareCard home={home} />;

/** The action in the bar of a home's page. */
export function CompareHome({ home }: { home: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareButton pressed={useIsCompared(home.id)} onToggle={() => toggle(home)} />;
}
