import type { PropertyCard } from '@mashrabiya/contract';
import { CompareButton, CompareToggle } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { toggleComparedAtom, useIsCompared } from '../atoms/compared.ts';

/** Takes a card's home into the comparison; it alone is drawn anew, not its card. */
function CompareCard({ home }: { home: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareToggle pressed={useIsCompared(home.id)} onToggle={() => toggle(home)} />;
}

/** What every card offers besides its heart. */
export const compareToolOf = (home: PropertyCard) => <CompareCard home={home} />;

/** The same in the bar of a home's own page. */
export function CompareHome({ home }: { home: PropertyCard }) {
  const toggle = useSetAtom(toggleComparedAtom);
  return <CompareButton pressed={useIsCompared(home.id)} onToggle={() => toggle(home)} />;
}
