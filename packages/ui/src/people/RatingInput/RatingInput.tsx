import styled from '@emotion/styled';
import Rating from '@mui/material/Rating';
import { LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { STARS, type StarCount, starAfterKey } from '../RatingStars/stars.ts';
import { ratingInputStyles } from './ratingInputStyles.ts';

export interface RatingInputProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Null before a choice. */
  value: StarCount | null;
  onChange(stars: StarCount): void;
  /** What is rated; "Your rating" when absent. */
  label?: string;
  /** Nobody is logged in: "Login for rating" stands below, and no star can be chosen (specification, section 6). */
  signedOut?: boolean;
  /** Opens the login panel. */
  onLogin?(): void;
  /** What is wrong, in words. */
  problem?: string;
}

const Root = styled('div')(ratingInputStyles);
const starOf = (value: number | null) => STARS.find((star) => star === value) ?? null;

/** A rating to give: five stars, of which a mouse shows beforehand what a press would give. */
export function RatingInput({ value, onChange, label, signedOut = false, onLogin, problem, ...div }: RatingInputProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const id = useId();
  const [hovered, setHovered] = useState<StarCount | null>(null);
  const shown = hovered ?? value;

  // Browsers take the right arrow for the next radio button in any direction of writing.
  const onKeyDown = (event: KeyboardEvent) => {
    const next = starAfterKey(event.key, value ?? 0, dir);
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
          disabled={signedOut}
          // Pressed again, the chosen star would go: a rating that was given can be another, but not none.
          onChange={(_, stars) => {
            const star = starOf(stars);
            if (star) onChange(star);
          }}
          onChangeActive={(_, stars) => setHovered(starOf(stars))}
          onKeyDown={onKeyDown}
          getLabelText={(count) => t('people:rating.stars', { count })}
          emptyLabelText={t('people:rating.empty')}
        />
        <span id={`${id}-says`} className={problem ? 'says problem' : 'says'} role="status">
          {problem ?? (shown ? t(`people:rating.words.w${shown}`) : signedOut ? '' : t('people:rating.choose'))}
        </span>
      </div>
      {signedOut && (
        <Button look="outlined" icon={LogIn} directional onClick={onLogin}>
          {t('people:rating.login')}
        </Button>
      )}
    </Root>
  );
}
