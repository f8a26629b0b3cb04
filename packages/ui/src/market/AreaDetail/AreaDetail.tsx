import styled from '@emotion/styled';
import { ACTIONS, type Action, type AreaPage, type PropertyType } from '@mashrabiya/contract';
import { formatNumber } from '@mashrabiya/i18n';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { PageSection } from '../../listings/PageSection/PageSection.tsx';
import { type CardCallbacks, splitCardCallbacks } from '../../listings/PropertyCard/cardCallbacks.ts';
import { DetailBar } from '../../listings/PropertyDetail/DetailBar.tsx';
import { PropertyGrid } from '../../listings/PropertyGrid/PropertyGrid.tsx';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { AreaPrices } from '../AreaPrices/AreaPrices.tsx';
import { BusiestAreas, type BusiestAreasProps } from '../BusiestAreas/BusiestAreas.tsx';
import { PriceTrend } from '../PriceTrend/PriceTrend.tsx';
import { areaStyles } from './areaStyles.ts';

export interface AreaDetailProps extends Omit<ComponentPropsWithRef<'article'>, 'children'>, CardCallbacks {
  area: AreaPage;
  /** List of the area's properties, optionally of one type. */
  getListHref: (action: Action, type?: PropertyType) => string;
  /** This page with the prices of another kind. */
  getKindHref: (action: Action, type: PropertyType) => string;
  /** Page of a nearby area, with the prices of this type first. */
  getNearbyHref: BusiestAreasProps['getHref'];
  /** List of the governorate, offered if the area has no properties. */
  widerHref: string;
  backHref: string;
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Map of the area; see `PlaceMap`. */
  map?: ReactNode;
  shareUrl: string;
  onShared: (outcome: ShareOutcome) => void;
}

const Root = styled('article')(areaStyles);
/** Sorts one item first. */
const createFirstComparator =
  <T,>(firstItem: T | undefined) =>
  (a: T, b: T) =>
    Number(b === firstItem) - Number(a === firstItem);

const COUNT_TEXT_KEYS = { forsell: 'market:area.forSale', forrent: 'market:area.forRent' } as const;

/** City page: number of properties, price per m² by type, price trend, newest listings. */
export function AreaDetail(props: AreaDetailProps) {
  const [
    cardCallbacks,
    { area, getListHref, getKindHref, getNearbyHref, widerHref, map, backHref, onBack, shareUrl, onShared, ...article },
  ] = splitCardCallbacks(props);
  const { t } = useTranslation();
  const { language } = useLocale();
  const { name: city, gover_name: governorate, on_offer: offerCount, prices, trend, newest, nearby } = area;
  const title = t('market:area.title', { city });
  const actions = ACTIONS.filter((action) => (offerCount[action] ?? 0) > 0).sort(createFirstComparator(trend?.action));
  const hasMedian = [...prices, ...(trend?.months ?? [])].some(({ median }) => median !== null);
  return (
    <Root {...article}>
      <DetailBar {...{ backHref, onBack, shareUrl, onShared, title }} />
      <header>
        <h1>{title}</h1>
        <p>{t('listings:card.area', { city, governorate })}</p>
        <div className="offers">
          {actions.map((action) => (
            <ButtonLink key={action} href={getListHref(action)} variant="outlined">
              {t(COUNT_TEXT_KEYS[action], {
                count: offerCount[action] ?? 0,
                formatted: formatNumber(offerCount[action] ?? 0, language),
              })}
            </ButtonLink>
          ))}
        </div>
      </header>
      {actions.length === 0 && (
        <EmptyState
          title={t('market:area.none', { city })}
          action={{ href: widerHref, label: t('market:area.noneAction', { governorate }) }}
        />
      )}
      {actions.length > 0 && (
        <section>
          <h2>{t('market:area.prices')}</h2>
          {actions.map((action) => (
            <AreaPrices
              key={action}
              action={action}
              prices={prices.filter((price) => price.action === action)}
              firstType={trend?.action === action ? trend.type : undefined}
              getHref={getListHref}
            />
          ))}
          <p className="note">{t('market:explain')}</p>
        </section>
      )}
      {trend && hasMedian && <PriceTrend trend={trend} prices={prices} getHref={getKindHref} />}
      {map && (
        <section>
          <h2>{t('market:area.map', { city })}</h2>
          {map}
        </section>
      )}
      {newest.length > 0 && (
        <PageSection title={t('market:area.newest', { city })}>
          <PropertyGrid properties={newest} {...cardCallbacks} />
        </PageSection>
      )}
      {nearby.length > 0 && (
        <PageSection title={t('market:area.nearby', { city })}>
          <BusiestAreas areas={nearby} getHref={getNearbyHref} />
        </PageSection>
      )}
    </Root>
  );
}
