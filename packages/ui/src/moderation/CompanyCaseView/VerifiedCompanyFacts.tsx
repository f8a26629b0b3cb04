import type { VerifiedCompany } from '@mashrabiya/contract';
import { Trans } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';

/** Approved company of a seller, for moderators. */
export function VerifiedCompanyFacts({ company }: { company: VerifiedCompany }) {
  const { company_name, verified_on, valid_until, is_valid } = company;
  return (
    <>
      <p>
        <bdi>{company_name}</bdi>
      </p>
      <p className="note">
        <Trans i18nKey="moderation:companies.checkedOn" components={{ date: <DateText date={verified_on} /> }} />
      </p>
      {valid_until && (
        <p className="note">
          <Trans
            i18nKey={is_valid ? 'moderation:companies.validTo' : 'moderation:companies.expired'}
            components={{ date: <DateText date={valid_until} /> }}
          />
        </p>
      )}
    </>
  );
}
