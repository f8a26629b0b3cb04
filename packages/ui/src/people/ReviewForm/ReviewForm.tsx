import styled from '@emotion/styled';
import { REVIEW_MAX_LENGTH, ReviewInput } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import { LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { RatingInput } from '../RatingInput/RatingInput.tsx';
import { STARS, type StarCount } from '../RatingStars/stars.ts';
import { reviewFormStyles } from './reviewFormStyles.ts';

export interface ReviewDraft {
  /** Null before a choice. */
  rating: number | null;
  text: string;
}

export interface ReviewFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(review: ReviewInput): Promise<unknown>;
  /** Existing review to edit. */
  initial?: ReviewInput;
  /** Unsent values of an earlier visit. */
  draft?: ReviewDraft | undefined;
  /** Called with each change. */
  onDraft?(draft: ReviewDraft): void;
  onCancel?(): void;
  /** Visitors cannot rate: rating needs a login (specification, section 5). */
  isSignedOut?: boolean;
  onLogin?(): void;
}

const Root = styled('form')(reviewFormStyles);
const EMPTY: ReviewDraft = { rating: null, text: '' };
const toStarCount = (rating: number | null): StarCount | null => STARS.find((star) => star === rating) ?? null;

export function ReviewForm({
  onSubmit,
  initial,
  draft,
  onDraft,
  onCancel,
  isSignedOut = false,
  onLogin,
  ...root
}: ReviewFormProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const form = useCallForm({ schema: ReviewInput, initial: draft ?? initial ?? EMPTY, call: onSubmit });
  const rating = form.field('rating');
  const text = form.field('text');

  return (
    <Root aria-labelledby={headingId} {...root} {...form.form}>
      <h3 id={headingId}>{t(initial ? 'people:reviews.change' : 'people:reviews.write')}</h3>
      {isSignedOut ? (
        <div className="requirement">
          <p>{t('people:reviews.loginText')}</p>
          <Button variant="outlined" icon={LogIn} directional onClick={onLogin}>
            {t('people:rating.login')}
          </Button>
        </div>
      ) : (
        !form.sent && (
          <>
            <FormErrorBox className="outcome" problems={form.problems} />
            <RatingInput
              id={rating.id}
              value={toStarCount(rating.value)}
              onChange={(stars) => {
                rating.onChange(stars);
                onDraft?.(form.getLatestValues());
              }}
              problem={rating.error}
            />
            <LongTextField
              {...text}
              onChange={(value) => {
                text.onChange(value);
                onDraft?.(form.getLatestValues());
              }}
              valid={false}
              label={t('people:reviews.text')}
              hint={t('people:reviews.textHint')}
              optional
              maxLength={REVIEW_MAX_LENGTH}
            />
            <div className="formButtons">
              <Button type="submit" busy={form.busy}>
                {t(form.busy ? 'people:reviews.sending' : 'people:reviews.send')}
              </Button>
              {onCancel && (
                <Button variant="text" onClick={onCancel}>
                  {t('people:reviews.cancel')}
                </Button>
              )}
            </div>
          </>
        )
      )}
      <div className="outcome" role="status">
        {form.sent && <Alert role="none">{t('people:reviews.sent')}</Alert>}
      </div>
    </Root>
  );
}
