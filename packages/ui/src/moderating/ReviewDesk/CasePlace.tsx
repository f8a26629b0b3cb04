import { FAR_FROM_CITY_KM, type Property } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';

export interface CasePlaceProps {
  property: Pick<Property, 'city_name' | 'gover_name'>;
  /** Kilometres from the centre of the city to the pin; null without a pin. */
  pinDistance: number | null;
}

/** The city of an ad, and how far from its centre the pin is: far ones stand out. */
export function CasePlace({ property, pinDistance }: CasePlaceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const isFar = pinDistance !== null && pinDistance > FAR_FROM_CITY_KM;
  const said =
    pinDistance === null
      ? t('moderating:place.noPin')
      : t('moderating:place.pin', { distance: formatNumber(pinDistance, language, pinDistance < 10 ? 1 : 0) });
  return (
    <section>
      <h2>{t('moderating:place.title')}</h2>
      <p>{t('homes:card.area', { city: property.city_name, governorate: property.gover_name })}</p>
      <p className={isFar ? 'note far' : 'note'}>{said}</p>
    </section>
  );
}
