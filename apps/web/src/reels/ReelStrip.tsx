import type { Reel } from '@mashrabiya/contract';
import { ReelPreview, ReelRail } from '@mashrabiya/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQuery } from '../api/useApiQuery.ts';
import { paths } from '../routing/paths.ts';
import { writeReelSearch } from './reelSearch.ts';

interface ReelStripProps {
  of: { property?: string; city?: number; seller?: string };
  title?: string;
}

/** Row of reels; renders nothing without any. */
export default function ReelStrip({ of, title }: ReelStripProps) {
  useTranslation('reels');
  const [previewed, setPreviewed] = useState<Reel | null>(null);
  const reels = useApiQuery('listReels', { query: of }).data?.data.data ?? [];
  if (reels.length === 0) return null;
  const search = writeReelSearch({ city: of.city, seller: of.seller });
  return (
    <ReelRail
      reels={reels}
      {...(title && { title, text: '' })}
      getHref={({ id }) => paths.reelIn(id) + search}
      {...(of.property || of.seller ? {} : { allHref: paths.reels + search })}
      {...(previewed ? { previewId: previewed.id, preview: <ReelPreview reel={previewed} /> } : {})}
      onPreview={setPreviewed}
    />
  );
}
