import styled from '@emotion/styled';
import { REVIEW_MAX_LENGTH, ReviewReplyInput } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { reviewFormStyles } from '../ReviewForm/reviewFormStyles.ts';

export interface ReplyFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Rejects with the server's problems; see `useCallForm`. */
  onSubmit(reply: ReviewReplyInput): Promise<unknown>;
  onCancel(): void;
  initial?: ReviewReplyInput;
  /** Unsent text of an earlier visit. */
  draft?: ReviewReplyInput | undefined;
  /** Called with each change. */
  onDraft?(draft: ReviewReplyInput): void;
}

const Root = styled('form')(reviewFormStyles);

export function ReplyForm({ onSubmit, onCancel, initial, draft, onDraft, ...root }: ReplyFormProps) {
  const { t } = useTranslation();
  const form = useCallForm({ schema: ReviewReplyInput, initial: draft ?? initial ?? { text: '' }, call: onSubmit });
  const text = form.field('text');
  return (
    <Root aria-label={t('people:reviews.replyText')} {...root} {...form.form}>
      <FormErrorBox className="outcome" problems={form.problems} />
      <LongTextField
        {...text}
        onChange={(value) => {
          text.onChange(value);
          onDraft?.({ text: value });
        }}
        valid={false}
        label={t('people:reviews.replyText')}
        hint={t('people:reviews.replyHint')}
        maxLength={REVIEW_MAX_LENGTH}
      />
      <div className="formButtons">
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'people:reviews.sending' : 'people:reviews.replySend')}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t('people:reviews.cancel')}
        </Button>
      </div>
    </Root>
  );
}
