import styled from '@emotion/styled';
import type { UserReportCase } from '@mashrabiya/contract';
import { History, UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { minWidthQuery } from '../../theme/tokens.ts';
import { CaseReports } from '../ReportCaseView/CaseReports.tsx';
import { CaseWeight } from '../ReportCaseView/CaseWeight.tsx';
import { UserFacts, type UserFactsProps, UserRoot } from '../UserSheet/UserFacts.tsx';
import { UserDecisionForm, type UserDecisionFormProps } from './UserDecisionForm.tsx';

export interface UserReportViewProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    Pick<UserFactsProps, 'now' | 'getAdHref'>,
    Pick<UserDecisionFormProps, 'onDecide'> {
  reportCase: UserReportCase;
  getReelHref(id: string): string;
  pageHref: string;
  logHref: string;
  /** Set after a decision: focuses the new case. */
  takesFocus?: boolean;
}

// On a phone the decision comes before the long lists.
const Root = styled(UserRoot)({
  [`@media ${minWidthQuery('desktop')}`]: { '& > aside': { gridColumn: 2, gridRow: 1 } },
});

/** Reported user: reports, facts, and decision. */
export function UserReportView({
  reportCase,
  now,
  getAdHref,
  getReelHref,
  pageHref,
  logHref,
  onDecide,
  takesFocus = false,
  ...article
}: UserReportViewProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  // Runs once per case, because the view is remounted for each.
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { person: user, reports, weight, order } = reportCase;
  const earlierReports = user.reports.filter(({ id }) => !reports.some((report) => report.id === id));
  return (
    <Root ref={root} tabIndex={-1} aria-label={user.name} {...article}>
      <aside className="main">
        <div className="sheet">
          <section>
            <h2>{t('moderation:reports.person', { name: user.name })}</h2>
            <CaseReports reports={reports} getReelHref={getReelHref} />
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
          <UserDecisionForm canBeBlocked={user.role === 'user'} onDecide={onDecide} />
        </div>
      </aside>
      <UserFacts user={{ ...user, reports: earlierReports }} now={now} getAdHref={getAdHref} />
    </Root>
  );
}
