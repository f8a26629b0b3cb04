import styled from '@emotion/styled';
import type { PersonReportCase } from '@mashrabiya/contract';
import { History, UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { from } from '../../theme/tokens.ts';
import { PersonFacts, type PersonFactsProps, PersonRoot } from '../PersonSheet/PersonFacts.tsx';
import { CaseReports } from '../ReportDesk/CaseReports.tsx';
import { CaseWeight } from '../ReportDesk/CaseWeight.tsx';
import { PersonDecisionForm, type PersonDecisionFormProps } from './PersonDecisionForm.tsx';

export interface PersonReportDeskProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    Pick<PersonFactsProps, 'now' | 'adHrefOf'>,
    Pick<PersonDecisionFormProps, 'onDecide'> {
  reportCase: PersonReportCase;
  reelHrefOf(id: string): string;
  /** Public page of the user. */
  pageHref: string;
  /** Log of events about the user. */
  logHref: string;
  /** Set after a decision: focuses the new case. */
  takesFocus?: boolean;
}

// On a phone the decision comes before the long lists.
const Root = styled(PersonRoot)({
  [`@media ${from('desk')}`]: { '& > aside': { gridColumn: 2, gridRow: 1 } },
});

/** Reported user: reports, facts, and decision. */
export function PersonReportDesk({
  reportCase,
  now,
  adHrefOf,
  reelHrefOf,
  pageHref,
  logHref,
  onDecide,
  takesFocus = false,
  ...article
}: PersonReportDeskProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  // Desks remount for each case.
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { person, reports, weight, order } = reportCase;
  const earlier = person.reports.filter(({ id }) => !reports.some((report) => report.id === id));
  return (
    <Root ref={root} tabIndex={-1} aria-label={person.name} {...article}>
      <aside className="main">
        <div className="sheet">
          <section>
            <h2>{t('moderating:reports.person', { name: person.name })}</h2>
            <CaseReports reports={reports} reelHrefOf={reelHrefOf} />
          </section>
          <CaseWeight weight={weight} order={order} />
          <div className="tools">
            <ButtonLink look="quiet" icon={UserRound} href={pageHref}>
              {t('moderating:reports.page')}
            </ButtonLink>
            <ButtonLink look="quiet" icon={History} href={logHref}>
              {t('moderating:log.history')}
            </ButtonLink>
          </div>
          <PersonDecisionForm blockable={person.role === 'user'} onDecide={onDecide} />
        </div>
      </aside>
      <PersonFacts person={{ ...person, reports: earlier }} now={now} adHrefOf={adHrefOf} />
    </Root>
  );
}
