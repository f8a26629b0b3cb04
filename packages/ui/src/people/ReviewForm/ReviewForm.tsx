import styled from '@emotion/styled';
import { CircleCheck, LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import type { StarCount } from '../RatingStars/stars.ts';
import { reviewFormStyles } from './reviewFormStyles.ts';

/** What a review says; the words may be missing, the stars may not. */
export interface ReviewDraft {
  rating: StarCount;
  text: string;
}

export interface ReviewFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  onSubmit(review: ReviewDraft): void;
  /** Nobody is logged in: rating needs a login (specification, section 5). */
  signedOut?: boolean;
  /** Opens the login panel. */
  onLogin?(): void;
}

const Root = styled('form')(reviewFormStyles);
const MAX_LENGTH = 1000;

/** Stars and a few words about an advertiser. */
export function ReviewForm({ status, onSubmit, signedOut = false, onLogin, ...form }: ReviewFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const root = useRef<HTMLFormElement>(null);
  const [rating, setRating] = useState<StarCount | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating === null) root.current?.querySelector('input')?.focus();
    else if (text.trim().length <= MAX_LENGTH) onSubmit({ rating, text: text.trim() });
  };

  return (
    <Root ref={root} noValidate aria-labelledby={id} {...form} onSubmit={submit}>
      <h3 id={id}>{t('people.reviews.write')}</h3>
      {signedOut ? (
        <div className="gate">
          <p>{t('people.reviews.loginText')}</p>
          <Button look="outlined" icon={LogIn} directional onClick={onLogin}>
            {t('people.rating.login')}
          </Button>
        </div>
      ) : (
        status !== 'sent' && (
          <>
            <RatingInput
              value={rating}
              onChange={setRating}
              problem={tried && rating === null ? t('people.reviews.noStars') : undefined}
            />
            <LongTextField
              label={t('people.reviews.text')}
              hint={t('people.reviews.textHint')}
              optional
              maxLength={MAX_LENGTH}
              value={text}
              onChange={setText}
            />
            <Button type="submit" busy={status === 'sending'}>
              {t(status === 'sending' ? 'people.reviews.sending' : 'people.reviews.send')}
            </Button>
          </>
        )
      )}
      <p className={`outcome ${status}`} role="status">
        {status === 'sent' && (
          <>
            <CircleCheck aria-hidden size={20} strokeWidth={1.75} />
            {t('people.reviews.sent')}
          </>
        )}
        {status === 'failed' && t('people.reviews.failedSend')}
      </p>
    </Root>
  );
}
