import type { PropertyCard } from '@mashrabiya/contract';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { compareToolOf } from '../compare/CompareCard.tsx';
import { useFavoriteButtons } from '../favorites/useFavoriteButtons.ts';
import { paths } from '../routing/paths.ts';
import { markOfAtom } from './marks.ts';

const hrefOf = (property: Pick<PropertyCard, 'id'>) => paths.property(property.id);

export function useCardWiring() {
  const hearts = useFavoriteButtons();
  // The badge code loads after hydration.
  const [markOf, loadMarks] = useAtom(markOfAtom);
  useEffect(() => void loadMarks(), [loadMarks]);
  return useMemo(() => ({ hrefOf, markOf, toolsOf: compareToolOf, ...hearts }), [markOf, hearts]);
}
