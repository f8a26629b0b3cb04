import type { ReportCase } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { CaseDesk, type DeskActions } from '../ReviewDesk/CaseDesk.tsx';
import { CaseWeight } from './CaseWeight.tsx';
import { ReportDecisionForm, type ReportDecisionFormProps } from './ReportDecisionForm.tsx';

export interface ReportDeskProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    ReportDecisionFormProps,
    DeskActions {
  reportCase: ReportCase;
  reelHrefOf(id: string): string;
}

/** An ad that visitors have reported, and what they said. */
export function ReportDesk({ reportCase, reelHrefOf, onDecide, ...desk }: ReportDeskProps) {
  const { t } = useTranslation();
  const { property, reports, weight, owner_asked_at: askedAt } = reportCase;
  return (
    <CaseDesk
      key={`${property.id} ${reports.at(-1)?.id}`}
      {...desk}
      shown={reportCase}
      lead={
        <>
          <section>
            <h2>{t('moderating:reports.title')}</h2>
            <ol className="history">
              {reports.map(({ id, reason, note, reel, by_account, reporter, at }) => (
                <li key={id}>
                  <strong>{t(`moderating:reported.${reason}`)}</strong>
                  <p className="note">
                    {t(by_account ? 'moderating:reports.byAccount' : 'moderating:reports.byGuest')} ·{' '}
                    {reporter !== 'unknown' && `${t(`moderating:weight.reporter.${reporter}`)} · `}
                    <DateText date={at} />
                  </p>
                  {reel && (
                    <p>
                      <Trans
                        i18nKey="moderating:reports.onReel"
                        values={{ title: reel.title }}
                        components={{ reel: <Link href={reelHrefOf(reel.id)} /> }}
                      />
                    </p>
                  )}
                  {note && (
                    <p>
                      <bdi>{note}</bdi>
                    </p>
                  )}
                </li>
              ))}
            </ol>
            {askedAt && (
              <p className="note">
                <Trans i18nKey="moderating:reports.ownerAsked" components={{ when: <DateText date={askedAt} /> }} />
              </p>
            )}
          </section>
          <CaseWeight weight={weight} />
        </>
      }
      decision={<ReportDecisionForm onDecide={onDecide} />}
    />
  );
}
