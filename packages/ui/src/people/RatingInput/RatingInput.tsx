import styled from '@emotion/styled';
import Rating from '@mui/material/Rating';
import { LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { getStarAfterKey, STARS, type StarCount } from '../RatingStars/stars.ts';
import { ratingInputStyles } from './ratingInputStyles.ts';

export interface RatingInputProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Null before a choice. */
  value: StarCount | null;
  onChange(stars: StarCount): void;
  label?: string;
  /** Visitors see "Login for rating" instead of selectable stars (specification, section 6). */
  isSignedOut?: boolean;
  onLogin?(): void;
  problem?: string;
}

const Root = styled('div')(ratingInputStyles);
const toStarCount = (value: number | null) => STARS.find((star) => star === value) ?? null;

/** Star rating input with hover preview. */
export function RatingInput({
  value,
  onChange,
  label,
  isSignedOut = false,
  onLogin,
  problem,
  ...div
}: RatingInputProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const id = useId();
  const [hoveredStars, setHoveredStars] = useState<StarCount | null>(null);
  const shownStars = hoveredStars ?? value;

  // Browsers treat the right arrow as "next radio button" in any writing direction.
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getStarAfterKey(event.key, value ?? 0, dir);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    event.currentTarget.querySelectorAll('input')[next - 1]?.focus();
  };

  return (
    <Root {...div}>
      <span id={`${id}-label`} className="label">
        {label ?? t('people:rating.input')}
      </span>
      <div className="row">
        <Rating
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-says`}
          aria-invalid={problem ? true : undefined}
          size="large"
          name={id}
          value={value}
          disabled={isSignedOut}
          // MUI clears a star that is pressed again, but a rating is required.
          onChange={(_, stars) => {
            const star = toStarCount(stars);
            if (star) onChange(star);
          }}
          onChangeActive={(_, stars) => setHoveredStars(toStarCount(stars))}
          onKeyDown={onKeyDown}
          getLabelText={(count) => t('people:rating.stars', { count })}
          emptyLabelText={t('people:rating.empty')}
        />
        <span id={`${id}-says`} className={problem ? 'says problem' : 'says'} role="status">
          {problem ??
            (shownStars ? t(`people:rating.words.w${shownStars}`) : isSignedOut ? '' : t('people:rating.choose'))}
        </span>
      </div>
      {isSignedOut && (
        <Button variant="outlined" icon={LogIn} directional onClick={onLogin}>
          {t('people:rating.login')}
        </Button>
      )}
    </Root>
  );
}
