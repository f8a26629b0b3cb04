import type { ReviewReportCase, ReviewReportDecision } from '@mashrabiya/contract';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { Review } from '../../people/Review/Review.tsx';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';
import { ignoreDoubleClick } from '../shortcuts/ignoreDoubleClick.ts';
import { ShortcutHint } from '../shortcuts/ShortcutHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';

export interface ReviewReportViewProps
  extends Omit<CaseFrameProps, 'children' | 'queueReason' | 'record' | 'decision'> {
  reportCase: ReviewReportCase;
  providerHref: string;
  /** Keeps or removes the review or its reply; the host shows the result. */
  onDecide(decision: ReviewReportDecision): Promise<unknown>;
}

const KEYS = { KeyD: 'kept', KeyR: 'removed' } as const;
const KEYS_WITH_REPLY = { ...KEYS, KeyP: 'reply_removed' } as const;

/** Reported review or reply, with the reports. The keys D, R and P decide. */
export function ReviewReportView({ reportCase, providerHref, onDecide, ...frame }: ReviewReportViewProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const decide = (decision: ReviewReportDecision) => {
    if (busy) return;
    setBusy(true);
    void onDecide(decision).finally(() => setBusy(false));
  };
  const { review, provider, reports } = reportCase;
  const isReady = useShortcuts(review.reply ? KEYS_WITH_REPLY : KEYS, decide);
  return (
    <CaseFrame
      aria-label={review.name}
      {...frame}
      decision={
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
      }
      queueReason={
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
                  <p className="textBlock" dir="auto">
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      }
    >
      <div className="sheet">
        <p>
          {t('moderation:reviews.of')}{' '}
          <Link href={providerHref}>
            <bdi>{provider.name}</bdi>
          </Link>
        </p>
        <Review review={review} />
      </div>
    </CaseFrame>
  );
}
