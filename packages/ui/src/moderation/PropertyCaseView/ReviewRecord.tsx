import type { CaseSeller, PreviousReview, Property } from '@mashrabiya/contract';
import { Trans, useTranslation } from 'react-i18next';
import { DateText } from '../../foundation/text/DateText.tsx';
import { SellerRecord } from '../SellerRecord/SellerRecord.tsx';
import { SellerTools, type SellerToolsProps } from '../SellerRecord/SellerTools.tsx';

export interface ReviewRecordProps {
  property: Property;
  seller: CaseSeller;
  history: readonly PreviousReview[];
  submitted?: string;
  sellerLogHref: string;
  onOpenForm: SellerToolsProps['onOpenForm'];
}

/** Facts about an ad's seller, and earlier decisions on the ad. */
export function ReviewRecord({
  property,
  seller,
  history,
  submitted: submittedAt,
  sellerLogHref,
  onOpenForm,
}: ReviewRecordProps) {
  const { t } = useTranslation();
  return (
    <>
      <section>
        <h2>{t('moderation:listings.seller')}</h2>
        <p className="author">
          <bdi>{property.user.name}</bdi>
        </p>
        <SellerRecord seller={seller} />
        {submittedAt !== undefined && (
          <p className="note">
            <Trans i18nKey="moderation:listings.submitted" components={{ when: <DateText date={submittedAt} /> }} />
          </p>
        )}
        <SellerTools blocked={seller.blocked} logHref={sellerLogHref} onOpenForm={onOpenForm} />
      </section>
      {history.length > 0 && (
        <section>
          <h2>{t('moderation:listings.history')}</h2>
          <ol className="history">
            {history.map(({ decision, reasons, note, at }) => (
              <li key={at}>
                <strong>{t(`moderation:listings.decided.${decision}`)}</strong> · <DateText date={at} />
                {reasons.map((reason) => (
                  <p key={reason}>{t(`moderation:reason.${reason}`)}</p>
                ))}
                {note && (
                  <p className="note textBlock" dir="auto">
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
