import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSection, type PageSectionProps } from '../../listings/PageSection/PageSection.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { ReelCard } from '../ReelCard/ReelCard.tsx';
import { ReelCardSkeleton } from '../ReelCard/ReelCardSkeleton.tsx';

export interface ReelRailProps extends Omit<PageSectionProps, 'title' | 'text' | 'rail' | 'children'> {
  reels: readonly Reel[];
  getHref(reel: Reel): string;
  title?: string;
  text?: string;
  /** Number of skeleton cards, at most six. */
  skeletons?: number;
  /** Id of the reel being previewed, and its preview. */
  previewId?: string;
  preview?: ReactNode;
  /** Requests or ends a preview. */
  onPreviewChange?(reel: Reel | null): void;
}

// Reels are tall, so more of them fit into a line than property cards.
const Root = styled(PageSection)({
  '& .track': { gridAutoColumns: 'min(44%, 200px)', gap: 12 },
  [`@media ${minWidthQuery('desktop')}`]: { '& .track': { gridAutoColumns: 'calc((100% - 100px) / 6)', gap: 20 } },
});

const KEYS = [...'abcdef'];

/** Rail of reels on the home page, with previews on hover. */
export function ReelRail({
  reels,
  getHref,
  title,
  text,
  skeletons = 0,
  previewId,
  preview,
  onPreviewChange,
  ...section
}: ReelRailProps) {
  const { t } = useTranslation();
  return (
    <Root
      aria-busy={skeletons > 0}
      {...section}
      rail
      title={title ?? t('reels:list.railTitle')}
      text={text ?? t('reels:list.railText')}
    >
      {[
        ...reels.map((reel) => (
          <ReelCard
            key={reel.id}
            reel={reel}
            href={getHref(reel)}
            sizes={`${minWidthQuery('desktop')} 200px, 44vw`}
            preview={reel.id === previewId ? preview : undefined}
            onPreviewChange={onPreviewChange && ((isPreviewing) => onPreviewChange(isPreviewing ? reel : null))}
          />
        )),
        ...KEYS.slice(0, skeletons).map((key) => <ReelCardSkeleton key={key} />),
      ]}
    </Root>
  );
}
