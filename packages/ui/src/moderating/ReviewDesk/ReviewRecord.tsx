import type { CaseSeller, PastReview, Property } from '@mashrabiya/contract';
import { Ban, History } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { DateText } from '../../foundation/DateText.tsx';
import { Num } from '../../foundation/Num.tsx';

const COUNTS = ['accepted', 'refused', 'active', 'upheld'] as const;

export interface ReviewRecordProps {
  property: Property;
  seller: CaseSeller;
  history: readonly PastReview[];
  /** When the ad came before the moderators. */
  submitted?: string;
  /** The log of what concerns the seller. */
  sellerLogHref: string;
  /** Opens the form that blocks the seller. */
  onBlock(): void;
  onUnblock(): void;
}

/** What is known of an ad's seller, and what was decided of the ad before. */
export function ReviewRecord({
  property,
  seller,
  history,
  submitted,
  sellerLogHref,
  onBlock,
  onUnblock,
}: ReviewRecordProps) {
  const { t } = useTranslation();
  return (
    <>
      <section>
        <h2>{t('moderating:desk.seller')}</h2>
        <p className="who">
          <bdi>{property.user.name}</bdi>
        </p>
        <p className="note">
          <Trans i18nKey="moderating:desk.since" components={{ date: <DateText date={seller.active_from} /> }} />
        </p>
        <dl className="counts">
          {COUNTS.map((count) => (
            <div key={count}>
              <dt>{t(count === 'upheld' ? 'moderating:block.upheld' : `moderating:desk.${count}`)}</dt>
              <dd>
                <Num value={seller[count]} />
              </dd>
            </div>
          ))}
        </dl>
        {submitted !== undefined && (
          <p className="note">
            <Trans i18nKey="moderating:desk.submitted" components={{ when: <DateText date={submitted} /> }} />
          </p>
        )}
        {seller.blocked && (
          <p className="blocked">
            <strong>
              <Trans i18nKey="moderating:block.since" components={{ date: <DateText date={seller.blocked.at} /> }} />
            </strong>
            <bdi>{seller.blocked.reason}</bdi>
          </p>
        )}
        <div className="tools">
          <ButtonLink look="quiet" icon={History} href={sellerLogHref}>
            {t('moderating:log.history')}
          </ButtonLink>
          {seller.blocked ? (
            <Button look="quiet" onClick={onUnblock}>
              {t('moderating:block.undo')}
            </Button>
          ) : (
            <Button look="quiet" color="error" icon={Ban} onClick={onBlock}>
              {t('moderating:block.do')}
            </Button>
          )}
        </div>
      </section>
      {history.length > 0 && (
        <section>
          <h2>{t('moderating:desk.history')}</h2>
          <ol className="history">
            {history.map(({ decision, reasons, note, at }) => (
              <li key={at}>
                <strong>{t(`moderating:desk.decided.${decision}`)}</strong> · <DateText date={at} />
                {reasons.map((reason) => (
                  <p key={reason}>{t(`moderating:reason.${reason}`)}</p>
                ))}
                {note && (
                  <p className="note">
                    <bdi>{note}</bdi>
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
