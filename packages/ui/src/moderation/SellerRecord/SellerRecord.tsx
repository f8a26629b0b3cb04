import type { CaseSeller } from '@mashrabiya/contract';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { NumberText } from '../../foundation/text/NumberText.tsx';
import { SellerTrust } from './SellerTrust.tsx';

const COUNT_FIELDS = ['accepted', 'refused', 'active', 'upheld'] as const;

export interface SellerRecordProps {
  seller: Pick<CaseSeller, 'active_from' | 'blocked' | (typeof COUNT_FIELDS)[number]> &
    Partial<Pick<CaseSeller, 'trust'>>;
}

/** Overview of a seller for moderators: member since, results of their ads, block. */
export function SellerRecord({ seller }: SellerRecordProps) {
  const { t } = useTranslation();
  const { active_from: since, trust, blocked } = seller;
  return (
    <>
      <p className="note">
        <Trans i18nKey="moderation:listings.since" components={{ date: <DateText date={since} /> }} />
      </p>
      <dl className="counts">
        {COUNT_FIELDS.map((count) => (
          <div key={count}>
            <dt>{t(count === 'upheld' ? 'moderation:block.upheld' : `moderation:listings.${count}`)}</dt>
            <dd>
              <NumberText value={seller[count]} />
            </dd>
          </div>
        ))}
      </dl>
      {trust && <SellerTrust trust={trust} />}
      {blocked && (
        <p className="blocked">
          <strong>
            <Trans i18nKey="moderation:block.since" components={{ date: <DateText date={blocked.at} /> }} />
          </strong>
          <bdi>{blocked.reason}</bdi>
        </p>
      )}
    </>
  );
}
