import type { PropertyCard } from '@mashrabiya/contract';
import { LoveButton } from '@mashrabiya/ui';
import { useCallback } from 'react';
import { useHearts } from './useHearts.ts';

export function useHeartOf() {
  const { heartOf, onLove } = useHearts();
  return useCallback(
    (home: PropertyCard) => heartOf?.(home) ?? <LoveButton loved={false} onToggle={() => onLove?.(home)} />,
    [heartOf, onLove],
  );
}
