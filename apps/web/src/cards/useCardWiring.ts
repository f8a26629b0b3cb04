import type { PropertyCard } from '@mashrabiya/contract';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { compareToolOf } from '../compare/CompareCard.tsx';
import { useHearts } from '../favorites/useHearts.ts';
import { paths } from '../routing/paths.ts';
import { markOfAtom } from './marks.ts';

const hrefOf = (property: Pick<PropertyCard, 'id'>) => paths.property(property.id);

export function useCardWiring() {
  const hearts = useHearts();
  // The badge code loads after hydration.
  const [markOf, loadMarks] = useAtom(markOfAtom);
  useEffect(() => void loadMarks(), [loadMarks]);
  return useMemo(() => ({ hrefOf, markOf, toolsOf: compareToolOf, ...hearts }), [markOf, hearts]);
}
