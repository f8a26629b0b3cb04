import styled from '@emotion/styled';
import type { PropertyCard } from '@mashrabiya/contract';
import { formatTotal } from '@mashrabiya/i18n';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { ListingPreview, listingPreviewStyles } from './ListingPreview.tsx';
import { panelStyles } from './panelStyles.ts';

/** Properties of a cluster that no zoom separates. */
export interface ClusterListings {
  /** Loaded properties, best first; undefined before the first page. */
  listings: readonly PropertyCard[] | undefined;
  total: number;
  loading: boolean;
  failed: boolean;
  onRetry(): void;
  onLoadMore: (() => void) | undefined;
}

interface ClusterListProps extends ClusterListings {
  getHref(id: string): string;
  onClose(): void;
}

const Root = styled('section')({
  ...panelStyles,
  inlineSize: 'min(380px, calc(100% - 24px))',
  '&:focus-visible': { outline: 'none' },
  '& ul': { overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    ...listingPreviewStyles,
    position: 'relative',
    display: 'flex',
    minBlockSize: 104,
    borderBlockStart: `1px solid ${role.line}`,
    '&:hover': { backgroundColor: role.surfaceSunken },
    '&:focus-within': { outline: `2px solid ${role.primary}`, outlineOffset: -2 },
  },
  '& .photo': { flex: 'none', inlineSize: 104, '& > span': { blockSize: '100%' } },
  '& .more': { padding: 12, borderBlockStart: `1px solid ${role.line}` },
});

/** Paged list of a cluster's properties. Takes the focus when it opens. */
export function ClusterList({
  listings,
  total,
  loading,
  failed,
  onRetry,
  onLoadMore,
  getHref,
  onClose,
}: ClusterListProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const previousCount = useRef<number>(undefined);
  const loadedCount = listings?.length ?? 0;
  const focusList = () => root.current?.focus({ preventScroll: true });
  useEffect(focusList, []);
  // Focus the first newly loaded property.
  useEffect(() => {
    if (previousCount.current === undefined || loadedCount <= previousCount.current) return;
    root.current?.querySelectorAll<HTMLElement>('li a')[previousCount.current]?.focus();
    previousCount.current = undefined;
  }, [loadedCount]);

  return (
    <Root
      ref={root}
      className="cluster-homes"
      aria-labelledby={titleId}
      aria-busy={loading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h2 id={titleId}>
          {listings
            ? t('map:cluster', { count: total, number: formatTotal(total, language) })
            : t('map:clusterLoading')}
        </h2>
        <IconButton icon={X} label={t('map:clusterClose')} onClick={onClose} />
      </header>
      {!listings && !failed && (
        <p className="hint" role="status">
          {t('common:loading')}
        </p>
      )}
      {listings && (
        <ul>
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingPreview listing={listing} href={getHref(listing.id)} />
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <p className="hint" role="alert">
          {t('map:clusterFailed')}
        </p>
      )}
      {/* One button for both actions, so that it keeps the focus. */}
      {(failed || onLoadMore) && (
        <div className="more">
          <Button
            variant="outlined"
            wide
            busy={loading}
            onClick={() => {
              previousCount.current = loadedCount;
              // Without listings the button disappears while they load.
              if (!listings) focusList();
              if (failed) onRetry();
              else onLoadMore?.();
            }}
          >
            {t(failed ? 'common:retry' : 'common:showMore')}
          </Button>
        </div>
      )}
    </Root>
  );
}
