import styled from '@emotion/styled';
import { formatNumber } from '@mashrabiya/i18n';
import { Star } from 'lucide-react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { starFills } from './stars.ts';

export interface RatingStarsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0–5, one decimal; null before the first review (contract, PublicUser). */
  rating: number | null;
  /** Side of a star in pixels. */
  size?: number;
  /** Writes the number beside the stars. */
  withNumber?: boolean;
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& .row': { display: 'inline-flex', gap: 2, color: role.superior },
  '& .star': { position: 'relative', flex: 'none', inlineSize: 'var(--star)', blockSize: 'var(--star)' },
  '& .star svg': { inlineSize: 'var(--star)', blockSize: 'var(--star)', maxInlineSize: 'none' },
  // A part of a star begins where the writing does: on the right in Arabic.
  '& .part': { position: 'absolute', insetBlock: 0, insetInlineStart: 0, overflow: 'hidden' },
  '& .part svg': { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, fill: 'currentColor' },
  '& .number': { fontWeight: 600 },
  '& .none': { color: role.inkMuted },
});

/** A rating to read: five stars filled to the exact value. */
export function RatingStars({ rating, size = 18, withNumber = false, style, ...span }: RatingStarsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const box = { '--star': `${size}px`, ...style } as CSSProperties;
  if (rating === null) {
    return (
      <Root {...span} style={box}>
        <span className="none">{t('people.rating.none')}</span>
      </Root>
    );
  }
  const number = formatNumber(rating, language, 1);
  return (
    <Root {...span} style={box}>
      <span className="row" role="img" aria-label={t('people.rating.value', { rating: number })}>
        {starFills(rating).map(({ star, fill }) => (
          <span key={star} className="star">
            <Star aria-hidden strokeWidth={1.5} />
            {fill > 0 && (
              <span className="part" style={{ inlineSize: `${fill * 100}%` }}>
                <Star aria-hidden strokeWidth={1.5} />
              </span>
            )}
          </span>
        ))}
      </span>
      {withNumber && (
        <bdi className="number tabular" aria-hidden>
          {number}
        </bdi>
      )}
    </Root>
  );
}
