import styled from '@emotion/styled';
import { formatNumber } from '@mashrabiya/i18n';
import Rating from '@mui/material/Rating';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight } from '../../theme/tokens.ts';

export interface RatingStarsProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** 0–5, one decimal; null with too few reviews (contract, PublicUser). */
  rating: number | null;
  /** In pixels. */
  size?: number;
  /** Shows the number beside the stars. */
  withNumber?: boolean;
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '& .number': { fontWeight: fontWeight.semibold },
  '& .none': { color: role.inkMuted },
});

/** Read-only rating: five stars filled to the exact value. */
export function RatingStars({ rating, size = 18, withNumber = false, ...span }: RatingStarsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (rating === null) {
    return (
      <Root {...span}>
        <span className="none">{t('people:rating.none')}</span>
      </Root>
    );
  }
  const number = formatNumber(rating, language, 1);
  return (
    <Root {...span}>
      <Rating
        readOnly
        value={rating}
        // MUI renders a star per tenth: needed only for fractions.
        precision={Number.isInteger(rating) ? 1 : 0.1}
        getLabelText={() => t('people:rating.value', { rating: number })}
        style={{ fontSize: size }}
      />
      {withNumber && (
        <bdi className="number tabular" aria-hidden>
          {number}
        </bdi>
      )}
    </Root>
  );
}
