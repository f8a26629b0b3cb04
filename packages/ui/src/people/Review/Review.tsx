import styled from '@emotion/styled';
import type { Review as ReviewEntity } from '@mashrabiya/contract';
import { BadgeCheck } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimeAgo } from '../../foundation/text/TimeAgo.tsx';
import { Link } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { fontWeight, touchTarget, typeScale } from '../../theme/tokens.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { ReviewReply } from '../ReviewReply/ReviewReply.tsx';

export type ReviewData = ReviewEntity;

export interface ReviewProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  review: ReviewData;
  /** Without it there is no report link. */
  reportHref?: string;
  replyReportHref?: string;
  /** Replaces the reply: the seller's own form or tools. */
  replySlot?: ReactNode;
}

const SHOWN_LINES = 4;

const Root = styled('article')({
  display: 'grid',
  gap: 12,
  '& header': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .name': { fontWeight: fontWeight.semibold },
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  '& time': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .contacted': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    color: role.success,
    fontSize: typeScale.caption,
    fontWeight: fontWeight.medium,
  },
  '& .text': { display: 'block', maxInlineSize: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .text.short': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: SHOWN_LINES,
    overflow: 'hidden',
  },
  '& > .report': {
    justifySelf: 'start',
    minBlockSize: touchTarget,
    marginBlock: '-12px -8px',
    alignContent: 'center',
    color: role.inkMuted,
    fontSize: typeScale.caption,
  },
  '& > .more': {
    justifySelf: 'start',
    minBlockSize: touchTarget,
    marginBlock: '-12px -8px',
    padding: 0,
    border: 0,
    background: 'none',
    color: role.primary,
    fontWeight: fontWeight.medium,
  },
});

/** Review; a long one is cut after four lines and expands. */
export function Review({ review, reportHref, replyReportHref, replySlot, ...article }: ReviewProps) {
  const { t } = useTranslation();
  const id = useId();
  const text = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);

  useLayoutEffect(() => {
    const textElement = text.current;
    if (!textElement) return;
    const observer = new ResizeObserver(() => {
      if (textElement.classList.contains('short')) setIsLong(textElement.scrollHeight > textElement.clientHeight + 1);
    });
    observer.observe(textElement);
    return () => observer.disconnect();
  }, []);

  return (
    <Root aria-labelledby={`${id}-name`} {...article}>
      <header>
        <Avatar name={review.name} picture={review.profile_pic} size={48} />
        <div>
          <p id={`${id}-name`} className="name">
            <bdi>{review.name}</bdi>
          </p>
          <p className="line">
            <RatingStars rating={review.rating} size={16} />
            <TimeAgo dateTime={review.created_at} text={review.time_ago} />
          </p>
          {review.has_contacted && (
            <p className="contacted">
              <BadgeCheck aria-hidden size={16} strokeWidth={1.75} />
              {t('people:reviews.contacted')}
            </p>
          )}
        </div>
      </header>
      {review.text && (
        <bdi ref={text} id={id} className={open ? 'text' : 'text short'}>
          {review.text}
        </bdi>
      )}
      {isLong && (
        <button type="button" className="more" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'people:reviews.less' : 'people:reviews.more')}
        </button>
      )}
      {reportHref && (
        <Link className="report" href={reportHref} rel="nofollow">
          {t('people:reviewReport.link')}
          <bdi className="visually-hidden"> {review.name}</bdi>
        </Link>
      )}
      {replySlot && <div>{replySlot}</div>}
      {review.reply && !replySlot && (
        <ReviewReply reply={review.reply} {...(replyReportHref ? { reportHref: replyReportHref } : {})} />
      )}
    </Root>
  );
}
