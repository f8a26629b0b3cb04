import styled from '@emotion/styled';
import type { Reel } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { Eye, Play } from 'lucide-react';
import type { ComponentPropsWithRef, PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrefersReducedMotion } from '../../foundation/hooks/usePrefersReducedMotion.ts';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Picture } from '../../foundation/Picture/Picture.tsx';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { Link } from '../../link/Link.tsx';
import { RankingChip } from '../../listings/RankingChip/RankingChip.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { formatReelPrice, getPoster, getReelAdType } from '../shared/formatReel.ts';
import { reelCardStyles } from './reelCardStyles.ts';

export interface ReelCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  reel: Reel;
  href: string;
  /** Playing preview, a media element that fills its box. */
  preview?: ReactNode;
  /** Called on hover and focus. Never with reduced motion. */
  onPreviewChange?(isPreviewing: boolean): void;
  /** Default: true unless the user prefers reduced motion. */
  previews?: boolean;
  headingLevel?: 2 | 3 | 4;
  sizes?: string;
  priority?: boolean;
}

const Root = styled('article')(reelCardStyles);

const SIZES = `${minWidthQuery('desktop')} 220px, 46vw`;

/** Card of a reel: picture, title, price, views. One link covers it. */
export function ReelCard({
  reel,
  href,
  preview,
  onPreviewChange,
  previews,
  headingLevel = 3,
  sizes = SIZES,
  priority,
  ...article
}: ReelCardProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const prefersReducedMotion = usePrefersReducedMotion();
  const Heading = `h${headingLevel}` as const;
  const setPreviewing = (previews ?? !prefersReducedMotion) ? onPreviewChange : undefined;
  const createPointerHandler = (isPreviewing: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && setPreviewing?.(isPreviewing);
  return (
    <Root
      {...article}
      onPointerEnter={createPointerHandler(true)}
      onPointerLeave={createPointerHandler(false)}
      onFocus={() => setPreviewing?.(true)}
      onBlur={() => setPreviewing?.(false)}
    >
      <div className="window">
        <Picture image={getPoster(reel)} ratio={9 / 16} sizes={sizes} priority={priority} />
        {preview && <div className="preview">{preview}</div>}
        <span
          className="views"
          role="img"
          aria-label={t('reels:views', {
            count: reel.total_views,
            number: formatNumber(reel.total_views, language),
          })}
        >
          <Eye aria-hidden size={16} strokeWidth={1.75} />
          <NumberText value={reel.total_views} />
        </span>
        {!preview && (
          <span className="mark" aria-hidden>
            <Play size={18} fill="currentColor" strokeWidth={1.75} />
          </span>
        )}
        <div className="over">
          <bdi className="price tabular">{formatReelPrice(reel, t, language)}</bdi>
          <span className="city">{reel.city.name}</span>
        </div>
      </div>
      <Heading className="title">
        <Link href={href}>{reel.title}</Link>
      </Heading>
      <RankingChip adType={getReelAdType(reel)} />
    </Root>
  );
}
