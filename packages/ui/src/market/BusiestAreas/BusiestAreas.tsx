import styled from '@emotion/styled';
import type { BusyArea } from '@mashrabiya/contract';
import { BUSIEST_AREA_COUNT } from '@mashrabiya/contract/constants';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { busiestAreasStyles } from './busiestAreasStyles.ts';

export interface BusiestAreasProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Busiest first; undefined while loading. */
  areas: readonly BusyArea[] | undefined;
  /** Page of an area, with the prices of this type first. */
  getHref: (area: Pick<BusyArea, 'city' | 'type'>) => string;
}

const Root = styled('ul')(busiestAreasStyles);
const SKELETON_KEYS = Array.from({ length: BUSIEST_AREA_COUNT }, (_, place) => place);

/** Cards of areas with their median sale price per m² and number of listings. */
export function BusiestAreas({ areas, getHref, ...list }: BusiestAreasProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const formatInteger = (value: number) => formatNumber(value, language);
  if (!areas) {
    return (
      <Root aria-busy aria-label={t('home:pricesLoading')} {...list}>
        {SKELETON_KEYS.map((place) => (
          <li key={place} className="skeleton" aria-hidden />
        ))}
      </Root>
    );
  }
  return (
    <Root {...list}>
      {areas.map(({ city, name, gover_name: governorate, type, median, sample }) => (
        <li key={city}>
          <Link href={getHref({ city, type })}>
            <span className="name">{name}</span>
            <span className="price tabular">{t('listings:card.pricePerMetre', { amount: formatInteger(median) })}</span>
            <span className="secondary">{governorate}</span>
            <span className="secondary sample">
              {t('home:pricesOf', { type: t(`vocabulary:type.${type}`), count: sample, number: formatInteger(sample) })}
            </span>
          </Link>
        </li>
      ))}
    </Root>
  );
}
