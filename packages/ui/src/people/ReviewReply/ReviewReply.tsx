import styled from '@emotion/styled';
import type { ReviewReply as Reply } from '@mashrabiya/contract';
import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget, typeScale } from '../../theme/tokens.ts';

export interface ReviewReplyProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  reply: Reply;
  /** Without it there is no report link. */
  reportHref?: string;
  /** Edit and remove buttons, for the author of the reply. */
  tools?: { onEdit: () => void; onRemove: () => void; removing: boolean };
}

const Root = styled('section')({
  display: 'grid',
  gap: 8,
  marginInlineStart: 24,
  padding: 16,
  borderRadius: radius.card,
  backgroundColor: role.surfaceSunken,
  '& .byline': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& .byline span': { fontWeight: fontWeight.semibold },
  '& .byline time': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .textBlock': { display: 'block', maxInlineSize: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .actionButtons': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& .report': {
    justifySelf: 'start',
    minBlockSize: touchTarget,
    marginBlock: '-8px',
    alignContent: 'center',
    color: role.inkMuted,
    fontSize: typeScale.caption,
  },
});

export function ReviewReply({ reply, reportHref, tools, ...section }: ReviewReplyProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Root aria-labelledby={id} {...section}>
      <p className="byline">
        <span id={id}>{t('people:reviews.replyOf', { name: reply.name })}</span>
        <DateText date={reply.created_at} />
      </p>
      <bdi className="textBlock">{reply.text}</bdi>
      {tools && (
        <div className="actionButtons">
          <Button variant="outlined" icon={Pencil} onClick={tools.onEdit}>
            {t('people:reviews.replyEdit')}
          </Button>
          <Button variant="text" icon={Trash2} busy={tools.removing} onClick={tools.onRemove}>
            {t('people:reviews.replyRemove')}
          </Button>
        </div>
      )}
      {reportHref && (
        <Link className="report" href={reportHref} rel="nofollow">
          {t('people:reviewReport.replyLink')}
          <bdi className="visually-hidden"> {reply.name}</bdi>
        </Link>
      )}
    </Root>
  );
}
