import { FAR_FROM_CITY_KM, type Property } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';

export interface CasePlaceProps {
  property: Pick<Property, 'city_name' | 'gover_name'>;
  /** Kilometres from the city's centre to the pin; null without a pin. */
  pinDistance: number | null;
}

/** City of an ad, and distance of the pin from its centre; a large one is highlighted. */
export function CasePlace({ property, pinDistance }: CasePlaceProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const isFar = pinDistance !== null && pinDistance > FAR_FROM_CITY_KM;
  const text =
    pinDistance === null
      ? t('moderation:place.noPin')
      : t('moderation:place.pin', { distance: formatNumber(pinDistance, language, pinDistance < 10 ? 1 : 0) });
  return (
    <section>
      <h2>{t('moderation:place.title')}</h2>
      <p>{t('listings:card.area', { city: property.city_name, governorate: property.gover_name })}</p>
      <p className={isFar ? 'note mismatch' : 'note'}>{text}</p>
    </section>
  );
}
