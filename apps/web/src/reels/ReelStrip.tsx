import type { Reel } from '@mashrabiya/contract';
import { ReelLink, ReelPreview, ReelRail } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../api/useApiQuery.ts';
import { paths } from '../routing/paths.ts';
import { writeReelSearch } from './reelSearch.ts';

interface ReelStripProps {
  scope: { property?: string; city?: number; seller?: string };
  title?: string;
}

/** Row of reels, or a link to the only reel of a property; renders nothing without any. */
export default function ReelStrip({ scope, title }: ReelStripProps) {
  useTranslation('reels');
  const [previewed, setPreviewed] = useState<Reel | null>(null);
  const reels = useApiQuery('listReels', { query: scope }).data?.data.data ?? [];
  const [firstReel] = reels;
  if (!firstReel) return null;
  if (scope.property && reels.length === 1) return <ReelLink href={paths.reelIn(firstReel.id)} />;
  const search = writeReelSearch({ city: scope.city, seller: scope.seller });
  return (
    <ReelRail
      reels={reels}
      {...(title && { title, text: '' })}
      getHref={({ id }) => paths.reelIn(id) + search}
      {...(scope.property || scope.seller ? {} : { allHref: paths.reels + search })}
      {...(previewed ? { previewId: previewed.id, preview: <ReelPreview reel={previewed} /> } : {})}
      onPreviewChange={setPreviewed}
    />
  );
}
