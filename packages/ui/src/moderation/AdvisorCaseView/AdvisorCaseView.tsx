import styled from '@emotion/styled';
import type { AdvisorApplication } from '@mashrabiya/contract';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { PhoneText } from '../../foundation/PhoneText.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { role } from '../../theme/roles.ts';
import { minWidthQuery, radius } from '../../theme/tokens.ts';
import { caseStyles } from '../PropertyCaseView/caseStyles.ts';
import { AdvisorDecisionForm, type AdvisorDecisionFormProps } from './AdvisorDecisionForm.tsx';

export interface AdvisorCaseViewProps
  extends Omit<ComponentPropsWithRef<'article'>, 'children'>,
    AdvisorDecisionFormProps {
  application: AdvisorApplication;
  /** Set after a decision: focuses the new case. */
  takesFocus?: boolean;
}

const Root = styled('article')(caseStyles, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '& .person': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .answers': {
    display: 'grid',
    gap: 16,
    padding: 20,
    border: `1px solid ${role.line}`,
    borderRadius: radius.card,
    backgroundColor: role.surface,
  },
  '& .answers dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '12px 24px',
  },
  '& .answers .long': { gridColumn: '1 / -1' },
  '& .answers dt': { color: role.inkMuted },
  '& .answers dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  [`@media ${minWidthQuery('desktop')}`]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
});

export function AdvisorCaseView({ application, onDecide, takesFocus = false, ...article }: AdvisorCaseViewProps) {
  const { t } = useTranslation();
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { name, certificates } = application;
  const joiner = t('search:chip.joiner');
  return (
    <Root ref={root} tabIndex={-1} aria-label={name} {...article}>
      <div className="answers">
        <div className="person">
          <Avatar name={name} picture={application.profile_pic} size={96} />
          <div>
            <h2>{name}</h2>
            <p className="note">
              {t('people:apply.since')} <DateText date={application.submitted_at} />
            </p>
          </div>
        </div>
        <dl>
          <Answer label={t('people:apply.email')}>
            <bdi>{application.email}</bdi>
          </Answer>
          <Answer label={t('people:apply.phone')}>
            <PhoneText phone={application.phone} />
          </Answer>
          <Answer label={t('people:apply.age')}>{application.age}</Answer>
          <Answer label={t('people:apply.category')}>{t(`vocabulary:type.${application.category}`)}</Answer>
          <Answer label={t('people:apply.city')}>{application.city.name}</Answer>
          <Answer long label={t('people:apply.places')}>
            {application.places.map((place) => place.name).join(joiner)}
          </Answer>
          <Answer label={t('people:apply.years')}>{application.years_of_experience}</Answer>
          <Answer long label={t('people:apply.about')}>
            {application.about}
          </Answer>
          <Answer long label={t('people:apply.experience')}>
            {application.experience}
          </Answer>
          {certificates.length > 0 && (
            <Answer long label={t('people:apply.certificates')}>
              {certificates.join('\n')}
            </Answer>
          )}
        </dl>
      </div>
      <aside className="sheet">
        <AdvisorDecisionForm onDecide={onDecide} />
      </aside>
    </Root>
  );
}

interface AnswerProps extends Pick<ComponentPropsWithRef<'dd'>, 'children'> {
  label: string;
  /** Full width. */
  long?: boolean;
}

function Answer({ label, long = false, children }: AnswerProps) {
  return (
    <div className={long ? 'long' : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
