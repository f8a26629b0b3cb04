import type { AdReportCase } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { type CaseActions, CaseLayout } from '../PropertyCaseView/CaseLayout.tsx';
import { CaseReports } from './CaseReports.tsx';
import { CaseWeight } from './CaseWeight.tsx';
import { ReportDecisionForm, type ReportDecisionFormProps } from './ReportDecisionForm.tsx';

export interface ReportCaseViewProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    ReportDecisionFormProps,
    CaseActions {
  reportCase: AdReportCase;
  getReelHref(id: string): string;
}

/** Reported ad or reel, with the reports. */
export function ReportCaseView({ reportCase, getReelHref, onDecide, ...layout }: ReportCaseViewProps) {
  const { t } = useTranslation();
  const { property, reports, weight, order, owner_asked_at: askedAt } = reportCase;
  return (
    <CaseLayout
      key={`${property.id} ${reports.at(-1)?.id}`}
      {...layout}
      moderatedCase={reportCase}
      queueReason={
        <>
          <section>
            <h2>{t('moderation:reports.title')}</h2>
            <CaseReports reports={reports} getReelHref={getReelHref} />
            {askedAt && (
              <p className="note">
                <Trans i18nKey="moderation:reports.ownerAsked" components={{ when: <DateText date={askedAt} /> }} />
              </p>
            )}
          </section>
          <CaseWeight weight={weight} order={order} />
        </>
      }
      decision={<ReportDecisionForm onDecide={onDecide} />}
    />
  );
}
