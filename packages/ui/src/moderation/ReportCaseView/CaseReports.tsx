import type { Report } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';

export interface CaseReportsProps {
  /** Oldest first. */
  reports: readonly Report[];
  getReelHref(id: string): string;
  /** Shows the reported conversation. */
  renderConversation?: ((id: string) => ReactNode) | undefined;
}

/** Reports with the facts about their authors that matter. */
export function CaseReports({ reports, getReelHref, renderConversation }: CaseReportsProps) {
  const { t } = useTranslation();
  return (
    <ol className="history">
      {reports.map(({ id, reason, note, reel, conversation_id, by_account, reporter, at }) => (
        <li key={id}>
          <strong>{t(`moderation:reported.${reason}`)}</strong>
          <p className="note">
            {t(by_account ? 'moderation:reports.byAccount' : 'moderation:reports.byGuest')} ·{' '}
            {reporter !== 'unknown' && `${t(`moderation:weight.reporter.${reporter}`)} · `}
            <DateText date={at} />
          </p>
          {reel && (
            <p>
              <Trans
                i18nKey="moderation:reports.onReel"
                values={{ title: reel.title }}
                components={{ reel: <Link dir="auto" href={getReelHref(reel.id)} /> }}
              />
            </p>
          )}
          {note && (
            <p className="textBlock" dir="auto">
              {note}
            </p>
          )}
          {conversation_id !== null && renderConversation?.(conversation_id)}
        </li>
      ))}
    </ol>
  );
}
