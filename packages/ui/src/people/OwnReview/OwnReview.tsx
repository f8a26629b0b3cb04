import styled from '@emotion/styled';
import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { Review, type ReviewData } from '../Review/Review.tsx';

export interface OwnReviewProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  review: ReviewData;
  onEdit(): void;
  onRemove(): void;
  removing?: boolean;
  replyReportHref?: string;
}

const Root = styled('section')({
  display: 'grid',
  gap: 16,
  maxInlineSize: 640,
  padding: 20,
  borderRadius: radius.card,
  border: `1px solid ${role.line}`,
  backgroundColor: role.surface,
  '& .actionButtons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
});

/** The user's own review of a seller, to edit or remove. */
export function OwnReview({ review, onEdit, onRemove, removing = false, replyReportHref, ...section }: OwnReviewProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id} {...section}>
      <h3 id={id}>{t('people:reviews.own')}</h3>
      <Review review={review} {...(replyReportHref ? { replyReportHref } : {})} />
      <div className="actionButtons">
        <Button variant="outlined" icon={Pencil} onClick={onEdit}>
          {t('people:reviews.edit')}
        </Button>
        <Button variant="text" icon={Trash2} busy={removing} onClick={onRemove}>
          {t('people:reviews.remove')}
        </Button>
      </div>
    </Root>
  );
}
