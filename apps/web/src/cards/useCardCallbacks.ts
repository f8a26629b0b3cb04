import type { PropertyCard } from '@mashrabiya/contract';
import { useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { renderCompareToggle } from '../compare/CompareCard.tsx';
import { useFavoriteButtons } from '../favorites/useFavoriteButtons.ts';
import { paths } from '../routing/paths.ts';
import { badgeGetterAtom } from './badges.ts';

const getHref = (property: Pick<PropertyCard, 'id'>) => paths.property(property.id);

export function useCardCallbacks() {
  const favoriteButtons = useFavoriteButtons();
  // The badge code loads after hydration.
  const [getBadge, loadBadges] = useAtom(badgeGetterAtom);
  useEffect(() => void loadBadges(), [loadBadges]);
  return useMemo(
    () => ({ getHref, getBadge, renderActions: renderCompareToggle, ...favoriteButtons }),
    [getBadge, favoriteButtons],
  );
}
