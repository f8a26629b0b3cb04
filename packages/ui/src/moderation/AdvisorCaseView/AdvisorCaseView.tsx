import styled from '@emotion/styled';
import type { AdvisorApplication } from '@mashrabiya/contract';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/DateText.tsx';
import { PhoneText } from '../../foundation/PhoneText.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { role } from '../../theme/roles.ts';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';
import { AdvisorDecisionForm, type AdvisorDecisionFormProps } from './AdvisorDecisionForm.tsx';

export interface AdvisorCaseViewProps
  extends Omit<CaseFrameProps, 'children' | 'lead' | 'record' | 'decision'>,
    AdvisorDecisionFormProps {
  application: AdvisorApplication;
}

const Answers = styled('div')({
  '& .person': { display: 'flex', gap: 16, alignItems: 'center' },
  '& .person > div': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '12px 24px',
  },
  '& .long': { gridColumn: '1 / -1' },
  '& dt': { color: role.inkMuted },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

export function AdvisorCaseView({ application, onDecide, ...frame }: AdvisorCaseViewProps) {
  const { t } = useTranslation();
  const { name, certificates } = application;
  const joiner = t('search:chip.joiner');
  return (
    <CaseFrame aria-label={name} {...frame} decision={<AdvisorDecisionForm onDecide={onDecide} />}>
      <Answers className="sheet">
        <div className="person">
          <Avatar name={name} picture={application.profile_pic} size={96} />
          <div>
            <h2>
              <bdi>{name}</bdi>
            </h2>
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
          <Answer label={t('people:apply.years')}>{application.years_of_experience}</Answer>
          <Answer long label={t('people:apply.places')}>
            {application.places.map((place) => place.name).join(joiner)}
          </Answer>
          <Answer long dir="auto" label={t('people:apply.about')}>
            {application.about}
          </Answer>
          <Answer long dir="auto" label={t('people:apply.experience')}>
            {application.experience}
          </Answer>
          {certificates.length > 0 && (
            <Answer long dir="auto" label={t('people:apply.certificates')}>
              {certificates.join('\n')}
            </Answer>
          )}
        </dl>
      </Answers>
    </CaseFrame>
  );
}

interface AnswerProps extends Pick<ComponentPropsWithRef<'dd'>, 'children' | 'dir'> {
  label: string;
  /** Full width. */
  long?: boolean;
}

function Answer({ label, long = false, ...answer }: AnswerProps) {
  return (
    <div className={long ? 'long' : undefined}>
      <dt>{label}</dt>
      <dd {...answer} />
    </div>
  );
}
