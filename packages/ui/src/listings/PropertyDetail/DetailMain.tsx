import type { Property } from '@mashrabiya/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FeatureGrid } from '../FeatureGrid/FeatureGrid.tsx';
import { PaymentPlan } from '../PaymentPlan/PaymentPlan.tsx';
import { PlaceCard } from '../PlaceCard/PlaceCard.tsx';
import { PropertyFacts } from '../PropertyFacts/PropertyFacts.tsx';

/** Sections that load their own data; each renders its own heading, or nothing. */
export interface DetailParts {
  /** Price compared with similar properties. */
  market?: ReactNode;
  /** Replaces the payment plan, as it starts with the seller's terms. */
  calculator?: ReactNode;
  map?: ReactNode;
}

interface DetailMainProps extends DetailParts {
  property: Property;
  /** Replaces plain text for the description. */
  renderText?: (text: string) => ReactNode;
  onMapBlocked?: (message: string) => void;
}

export function DetailMain({ property, market, calculator, map, renderText = String, onMapBlocked }: DetailMainProps) {
  const { t } = useTranslation();
  const { payment } = property;
  const plan = property.action === 'forsell' && payment.payment === 'installment' && (
    <section className="plan">
      <h2>{t('listings:detail.plan')}</h2>
      <PaymentPlan payment={payment} />
    </section>
  );
  return (
    <>
      <section>
        <h2>{t('listings:detail.description')}</h2>
        <p className="description">{renderText(property.description)}</p>
      </section>
      <PropertyFacts property={property} />
      {property.features.length > 0 && (
        <section>
          <h2>{t('listings:detail.features')}</h2>
          <FeatureGrid features={property.features} />
        </section>
      )}
      {calculator}
      {/* Without script there is no calculator. */}
      {calculator ? <noscript>{plan}</noscript> : plan}
      {market}
      <section className="location">
        <h2>{t('listings:detail.location')}</h2>
        <PlaceCard place={property} onMapBlocked={onMapBlocked}>
          {map}
        </PlaceCard>
      </section>
    </>
  );
}
