import styled from '@emotion/styled';
import type { ReviewReportCase, ReviewReportDecision } from '@mashrabiya/contract';
import { Check, Trash2 } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { Review } from '../../people/Review/Review.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { caseStyles } from '../PropertyCaseView/caseStyles.ts';
import { ignoreDoubleClick } from '../shortcuts/ignoreDoubleClick.ts';
import { ShortcutHint } from '../shortcuts/ShortcutHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface ReviewReportViewProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  reportCase: ReviewReportCase;
  providerHref: string;
  /** Keeps or removes the review or its reply; the host shows the result. */
  onDecide(decision: ReviewReportDecision): Promise<unknown>;
  /** Set after a decision: focuses the new case. */
  takesFocus?: boolean;
}

const Root = styled('article')(caseStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  [`@media ${minWidthQuery('desktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});
const KEYS = { KeyD: 'kept', KeyR: 'removed' } as const;
const KEYS_WITH_REPLY = { ...KEYS, KeyP: 'reply_removed' } as const;

/** Reported review or reply, with the reports. The keys D, R and P decide. */
export function ReviewReportView({
  reportCase,
  providerHref,
  onDecide,
  takesFocus = false,
  ...article
}: ReviewReportViewProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const decide = (decision: ReviewReportDecision) => {
    if (busy) return;
    setBusy(true);
    void onDecide(decision).finally(() => setBusy(false));
  };
  const { review, provider, reports } = reportCase;
  const isReady = useShortcuts(review.reply ? KEYS_WITH_REPLY : KEYS, decide);
  return (
    <Root ref={root} tabIndex={-1} aria-label={review.name} {...article}>
      <div className="sheet">
        <p>
          {t('moderation:reviews.of')}{' '}
          <Link href={providerHref}>
            <bdi>{provider.name}</bdi>
          </Link>
        </p>
        <Review review={review} />
      </div>
      <aside className="sheet">
        <section>
          <h2>{t('moderation:reports.title')}</h2>
          <ol className="history">
            {reports.map(({ id, about, reason, note, by_account, at }) => (
              <li key={id}>
                <strong>{t(`people:reviewReport.reason.${reason}`)}</strong>
                {about === 'reply' && <p>{t('moderation:reviews.aboutReply')}</p>}
                <p className="note">
                  {t(by_account ? 'moderation:reports.byAccount' : 'moderation:reports.byGuest')} ·{' '}
                  <DateText date={at} />
                </p>
                {note && (
                  <p>
                    <bdi>{note}</bdi>
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
        <div className="decision">
          <Button wide icon={Check} busy={busy} onClick={ignoreDoubleClick(() => decide('kept'))}>
            {t('moderation:reviews.keep')}
          </Button>
          <Button
            wide
            variant="outlined"
            color="error"
            icon={Trash2}
            disabled={busy}
            onClick={ignoreDoubleClick(() => decide('removed'))}
          >
            {t('moderation:reviews.remove')}
          </Button>
          {review.reply && (
            <Button
              wide
              variant="outlined"
              color="error"
              icon={Trash2}
              disabled={busy}
              onClick={ignoreDoubleClick(() => decide('reply_removed'))}
            >
              {t('moderation:reviews.removeReply')}
            </Button>
          )}
          <ShortcutHint
            text={t(review.reply ? 'moderation:reviews.keysWithReply' : 'moderation:reviews.keys')}
            isReady={isReady}
          />
        </div>
      </aside>
    </Root>
  );
}
