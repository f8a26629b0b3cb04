import type { CompanyCase } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { Link } from '../../link/Link.tsx';
import { PrivatePictures } from '../../pictures/PrivatePictures/PrivatePictures.tsx';
import type { LoadPicture } from '../../pictures/PrivatePictures/pictureUrls.ts';
import {
  ApplicationDecisionForm,
  type ApplicationDecisionFormProps,
} from '../ApplicationDecisionForm/ApplicationDecisionForm.tsx';
import { Answer, ApplicationAnswers } from '../CaseFrame/ApplicationAnswers.tsx';
import { CaseFrame, type CaseFrameProps } from '../CaseFrame/CaseFrame.tsx';
import { VerifiedCompanyFacts } from './VerifiedCompanyFacts.tsx';

export interface CompanyCaseViewProps
  extends Omit<CaseFrameProps, 'children' | 'queueReason' | 'record' | 'decision'>,
    ApplicationDecisionFormProps {
  companyCase: CompanyCase;
  getUserHref(id: string): string;
  loadPicture: LoadPicture;
}

/** Papers of a company that a moderator checks. */
export function CompanyCaseView({ companyCase, getUserHref, loadPicture, onDecide, ...frame }: CompanyCaseViewProps) {
  const { t } = useTranslation();
  const { company_name, register_number, valid_until, submitted_at, papers, seller, checked, same_number } =
    companyCase;
  const count = papers.length;
  return (
    <CaseFrame
      aria-label={company_name}
      {...frame}
      decision={<ApplicationDecisionForm onDecide={onDecide} keysText={t('moderation:companies.keys')} />}
      record={
        checked && (
          <>
            <h2>{t('moderation:companies.previous')}</h2>
            <VerifiedCompanyFacts company={checked} />
          </>
        )
      }
    >
      <ApplicationAnswers className="sheet">
        <h2>
          <bdi>{company_name}</bdi>
        </h2>
        <dl>
          <Answer label={t('moderation:companies.number')}>
            <bdi className="tabular">{register_number}</bdi>
          </Answer>
          <Answer label={t('moderation:companies.validUntil')}>
            {valid_until ? <DateText date={valid_until} /> : t('moderation:companies.noEnd')}
          </Answer>
          <Answer label={t('moderation:companies.seller')}>
            <Link href={getUserHref(seller.id)}>
              <bdi>{seller.name}</bdi>
            </Link>
          </Answer>
          <Answer label={t('moderation:companies.since')}>
            <DateText date={submitted_at} />
          </Answer>
          {same_number.length > 0 && (
            <Answer long label={t('moderation:companies.sameNumber')}>
              {same_number.map(({ id, name }) => (
                <div key={id}>
                  <Link href={getUserHref(id)}>
                    <bdi>{name}</bdi>
                  </Link>
                </div>
              ))}
            </Answer>
          )}
        </dl>
      </ApplicationAnswers>
      <section className="sheet" aria-label={t('account:company.papers')}>
        <PrivatePictures
          pictures={papers}
          getAlt={(index) => t('moderation:companies.paper', { index: index + 1, count, name: company_name })}
          failureText={t('moderation:companies.paperFailed')}
          loadPicture={loadPicture}
        />
      </section>
    </CaseFrame>
  );
}
