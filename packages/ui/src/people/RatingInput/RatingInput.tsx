import styled from '@emotion/styled';
import { LogIn, Star } from 'lucide-react';
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

/**
 * A rating to give: five radio buttons that look like stars. Arrow keys move along the writing; a mouse shows
 * beforehand what a press would give.
 */
export function RatingInput({ value, onChange, label, signedOut = false, onLogin, problem, ...div }: RatingInputProps) {
  const { t } = useTranslation();
  const { dir } = useLocale();
  const id = useId();
  const [hovered, setHovered] = useState<StarCount | null>(null);
  const shown = hovered ?? value;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = starAfterKey(event.key, value ?? 0, dir);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
    event.currentTarget.closest('fieldset')?.querySelectorAll('input')[next - 1]?.focus();
  };

  return (
    <Root {...div}>
      <fieldset disabled={signedOut} aria-describedby={`${id}-says`}>
        <legend>{label ?? t('people.rating.input')}</legend>
        <div className="row">
          {STARS.map((star) => (
            <label
              key={star}
              className={star <= (shown ?? 0) ? 'on' : undefined}
              onPointerEnter={(event) => !signedOut && event.pointerType === 'mouse' && setHovered(star)}
              onPointerLeave={() => setHovered(null)}
            >
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                value={star}
                checked={value === star}
                aria-invalid={problem ? true : undefined}
                onChange={() => onChange(star)}
                onKeyDown={onKeyDown}
              />
              <Star aria-hidden size={32} strokeWidth={1.5} />
              <span className="visually-hidden">{t('people.rating.stars', { count: star })}</span>
            </label>
          ))}
          <span id={`${id}-says`} className={problem ? 'says problem' : 'says'} role="status">
            {problem ?? (shown ? t(`people.rating.words.w${shown}`) : signedOut ? '' : t('people.rating.choose'))}
          </span>
        </div>
      </fieldset>
      {signedOut && (
        <Button look="outlined" icon={LogIn} directional onClick={onLogin}>
          {t('people.rating.login')}
        </Button>
      )}
    </Root>
  );
}
