import type { AdReportCase } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { CaseDesk, type DeskActions } from '../ReviewDesk/CaseDesk.tsx';
import { CaseReports } from './CaseReports.tsx';
import { CaseWeight } from './CaseWeight.tsx';
import { ReportDecisionForm, type ReportDecisionFormProps } from './ReportDecisionForm.tsx';

export interface ReportDeskProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    ReportDecisionFormProps,
    DeskActions {
  reportCase: AdReportCase;
  reelHrefOf(id: string): string;
}

/** Reported ad or reel, with the reports. */
export function ReportDesk({ reportCase, reelHrefOf, onDecide, ...desk }: ReportDeskProps) {
  const { t } = useTranslation();
  const { property, reports, weight, order, owner_asked_at: askedAt } = reportCase;
  return (
    <CaseDesk
      key={`${property.id} ${reports.at(-1)?.id}`}
      {...desk}
      shown={reportCase}
      lead={
        <>
          <section>
            <h2>{t('moderating:reports.title')}</h2>
            <CaseReports reports={reports} reelHrefOf={reelHrefOf} />
            {askedAt && (
              <p className="note">
                <Trans i18nKey="moderating:reports.ownerAsked" components={{ when: <DateText date={askedAt} /> }} />
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
