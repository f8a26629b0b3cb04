import type { UserReportCase } from '@mashrabiya/contract';
import { History, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';
import { CaseReports, type CaseReportsProps } from '../ReportCaseView/CaseReports.tsx';
import { CaseWeight } from '../ReportCaseView/CaseWeight.tsx';
import { UserFacts, type UserFactsProps } from '../UserDetail/UserFacts.tsx';
import { UserDecisionForm, type UserDecisionFormProps } from './UserDecisionForm.tsx';

export interface UserReportViewProps
  extends Omit<CaseFrameProps, 'children' | 'queueReason' | 'record' | 'decision'>,
    Pick<UserFactsProps, 'now' | 'getAdHref'>,
    Pick<UserDecisionFormProps, 'onDecide'>,
    Pick<CaseReportsProps, 'getReelHref' | 'renderConversation'> {
  reportCase: UserReportCase;
  pageHref: string;
  logHref: string;
}

/** Reported user: reports, facts, and decision. */
export function UserReportView({
  reportCase,
  now,
  getAdHref,
  getReelHref,
  renderConversation,
  pageHref,
  logHref,
  onDecide,
  ...frame
}: UserReportViewProps) {
  const { t } = useTranslation();
  const { person: user, reports, weight, order } = reportCase;
  const earlierReports = user.reports.filter(({ id }) => !reports.some((report) => report.id === id));
  return (
    <CaseFrame
      aria-label={user.name}
      {...frame}
      decision={<UserDecisionForm canBeBlocked={user.role === 'user'} isSeller={user.ads > 0} onDecide={onDecide} />}
      queueReason={
        <>
          <section>
            <h2>{t('moderation:reports.person', { name: user.name })}</h2>
            <CaseReports {...{ reports, getReelHref, renderConversation }} />
          </section>
          <CaseWeight weight={weight} order={order} />
          <div className="tools">
            <ButtonLink variant="text" icon={UserRound} href={pageHref}>
              {t('moderation:reports.page')}
            </ButtonLink>
            <ButtonLink variant="text" icon={History} href={logHref}>
              {t('moderation:log.history')}
            </ButtonLink>
          </div>
        </>
      }
    >
      <UserFacts user={{ ...user, reports: earlierReports }} now={now} getAdHref={getAdHref} />
    </CaseFrame>
  );
}
