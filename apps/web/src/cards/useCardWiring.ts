import type { PropertyCard } from '@mashrabiya/contract';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { renderCompareTool } from '../compare/CompareCard.tsx';
import { useFavoriteButtons } from '../favorites/useFavoriteButtons.ts';
import { paths } from '../routing/paths.ts';
import { markGetterAtom } from './marks.ts';

const getHref = (property: Pick<PropertyCard, 'id'>) => paths.property(property.id);

export function useCardWiring() {
  const favoriteButtons = useFavoriteButtons();
  // The badge code loads after hydration.
  const [getMark, loadMarks] = useAtom(markGetterAtom);
  useEffect(() => void loadMarks(), [loadMarks]);
  return useMemo(
    () => ({ getHref, getMark, renderTools: renderCompareTool, ...favoriteButtons }),
    [getMark, favoriteButtons],
  );
}
