import type { AdvisorApplication } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { PhoneText } from '../../foundation/text/PhoneText.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import {
  ApplicationDecisionForm,
  type ApplicationDecisionFormProps,
} from '../ApplicationDecisionForm/ApplicationDecisionForm.tsx';
import { Answer, ApplicationAnswers } from '../CaseFrame/ApplicationAnswers.tsx';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';

export interface AdvisorCaseViewProps
  extends Omit<CaseFrameProps, 'children' | 'queueReason' | 'record' | 'decision'>,
    ApplicationDecisionFormProps {
  application: AdvisorApplication;
}

export function AdvisorCaseView({ application, onDecide, ...frame }: AdvisorCaseViewProps) {
  const { t } = useTranslation();
  const { name, certificates } = application;
  const joiner = t('search:chip.joiner');
  return (
    <CaseFrame
      aria-label={name}
      {...frame}
      decision={<ApplicationDecisionForm onDecide={onDecide} keysText={t('moderation:advisors.keys')} />}
    >
      <ApplicationAnswers className="sheet">
        <div className="profile">
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
      </ApplicationAnswers>
    </CaseFrame>
  );
}
