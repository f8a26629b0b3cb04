import type { Property } from '@mashrabiya/contract';
import { useTranslation } from 'react-i18next';
import { Money } from '../../foundation/text/Money.tsx';

/** Price per m² beside the median of similar properties. */
export function CasePrice({ property }: { property: Property }) {
  const { t } = useTranslation();
  const { price_per_m2: ownPricePerMetre, price_context: context } = property;
  return (
    <section>
      <h2>{t('moderation:price.title')}</h2>
      {ownPricePerMetre === null || context === null ? (
        <p className="note">{t('moderation:price.none')}</p>
      ) : (
        <>
          <dl className="counts">
            <div>
              <dt>{t('moderation:price.perMetre')}</dt>
              <dd>
                <Money amount={ownPricePerMetre} />
              </dd>
            </div>
            <div>
              <dt>{t('moderation:price.median')}</dt>
              <dd>
                <Money amount={context.median} />
              </dd>
            </div>
            <div>
              <dt>{t('moderation:price.difference')}</dt>
              <dd>
                <bdi dir="ltr">{`${context.difference > 0 ? '+' : ''}${context.difference}%`}</bdi>
              </dd>
            </div>
          </dl>
          <p className="note">{t('moderation:price.sample', { count: context.sample })}</p>
        </>
      )}
    </section>
  );
}
