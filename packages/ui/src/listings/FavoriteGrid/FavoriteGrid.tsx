import styled from '@emotion/styled';
import type { FavoriteCard } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useRef } from 'react';
import { useFocusAfterRemoval } from '../../foundation/hooks/useFocusAfterRemoval.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';
import { type CardCallbacks, splitCardCallbacks, toCardProps } from '../PropertyCard/cardCallbacks.ts';
import { PropertyCard } from '../PropertyCard/PropertyCard.tsx';
import { SkeletonItems } from '../PropertyCardSkeleton/SkeletonItems.tsx';
import { columnStyles } from '../PropertyGrid/gridStyles.ts';
import { useReachEnd } from '../PropertyList/useReachEnd.ts';
import { FavoriteNote } from './FavoriteNote.tsx';
import { FavoriteStatus } from './FavoriteStatus.tsx';

export interface FavoriteGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'>, CardCallbacks {
  favorites: readonly FavoriteCard[];
  headingLevel?: 2 | 3;
  /** Number of skeleton cards while the first page loads. */
  skeletons?: number;
  /** Called when the last card comes into view and there are more. */
  onReachEnd?: (() => void) | undefined;
  /** Saves the user's note; rejects on failure. Without it there are no notes. */
  onSaveNote?: (id: string, note: string) => Promise<unknown>;
  /** Reference time of "saved 2 days ago". */
  now: Date;
}

const Root = styled('ul')({
  ...columnStyles,
  '& > li': { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  '& > li > article': { flex: 1 },
  '& .savedStatus': { marginBlockStart: 8, paddingInline: 4, color: role.inkMuted, fontSize: typeScale.caption },
  '& .cheaper': { color: role.success, fontWeight: fontWeight.medium },
  '& .reason': {
    marginBlockStart: 8,
    paddingInline: 4,
    color: role.warning,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
  },
});

/** Favorites of the user, each with its price change since it was saved. */
export function FavoriteGrid(props: FavoriteGridProps) {
  const [cardCallbacks, ownProps] = splitCardCallbacks(props);
  const { favorites, headingLevel = 2, skeletons = 0, onReachEnd, onSaveNote, now, ...ul } = ownProps;
  const grid = useRef<HTMLUListElement>(null);
  const rememberPressed = useFocusAfterRemoval(grid, favorites.length, '.favorite');
  useReachEnd(grid, favorites.length, onReachEnd);
  return (
    <Root ref={grid} aria-busy={skeletons > 0} onClickCapture={rememberPressed} {...ul}>
      {favorites.map((favorite) => (
        <li key={favorite.id}>
          <PropertyCard {...toCardProps(favorite, cardCallbacks)} headingLevel={headingLevel} />
          <FavoriteStatus favorite={favorite} now={now} />
          {onSaveNote && (
            <FavoriteNote
              note={favorite.note}
              listingTitle={favorite.address}
              onSave={(note) => onSaveNote(favorite.id, note)}
            />
          )}
        </li>
      ))}
      <SkeletonItems count={skeletons} />
    </Root>
  );
}
