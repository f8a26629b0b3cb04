import styled from '@emotion/styled';
import { type Action, type Category, type Feature, type Governorate, PROPERTY_FIELDS } from '@mashrabiya/contract';
import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { loadFilterForm } from '../FilterPanel/loadFilterForm.ts';
import { buildFilterChips } from '../filters/filterChips.ts';
import { countFilters, type FilterGroup, type FilterState } from '../filters/filterState.ts';
import { FilterChipPill } from './FilterChipPill.tsx';
import { filterBarStyles } from './filterBarStyles.ts';
import { PriceMenu } from './PriceMenu.tsx';
import { RoomsMenu } from './RoomsMenu.tsx';
import { TypeMenu } from './TypeMenu.tsx';
import type { MenuStep } from './useMenuStep.ts';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  value: FilterState;
  categories: readonly Category[];
  governorates: readonly Governorate[];
  /** Address of the list with other filters; chips and quick menus are links, which work without JavaScript. */
  getHref(state: FilterState): string;
  /** Address that opens the filter panel, optionally at a group. */
  getPanelHref(group?: FilterGroup): string;
  /** Makes sale or rent a filter, as in search results. */
  showAction?: boolean;
  /** On a wide screen the filter column is beside the list, and the bar shows only set filters. */
  hasColumn?: boolean;
  /** Features of the chosen type, for their names. */
  features?: readonly Feature[] | undefined;
  /** Action of the list where it is not a filter; decides which prices are offered. */
  listAction?: Action;
  /** Adds a switch between sale and rent at the start. */
  getActionHref?: ((action: Action) => string) | undefined;
  /** Adds a link to the map. */
  mapHref?: string | undefined;
  /** History steps of the quick menus, where they cover the page. */
  menuSteps?: Record<'type' | 'price' | 'bedrooms', MenuStep>;
  /** Renders the choices of the quick menus after the first render. */
  deferMenus?: boolean;
  /** Other controls of the list: sort order (`.sort`), add property. */
  children?: ReactNode;
}

const Root = styled('div')(filterBarStyles);

/** True if every property of the chosen type has bedrooms. */
const hasRooms = ({ type }: FilterState) =>
  type === undefined || PROPERTY_FIELDS.bedrooms.presence[type] === 'required';

/** Preloads the form; after a failure the panel loads it again. */
const preloadPanel = () => void loadFilterForm().catch(() => undefined);

/** Bar of set filters, each removable, with quick menus for more. Sticky while the list scrolls. */
export function FilterBar({
  value,
  categories,
  governorates,
  getHref,
  getPanelHref,
  showAction = false,
  listAction = 'forsell',
  getActionHref,
  hasColumn = false,
  features,
  mapHref,
  menuSteps,
  deferMenus,
  className = '',
  children,
  ...div
}: FilterBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const count = countFilters(value, showAction);
  const chips = buildFilterChips(value, { categories, governorates, features, language }, t).filter(
    // The switch shows the action, and a city its governorate.
    ({ key }) => (key !== 'action' || (showAction && !getActionHref)) && (key !== 'gover' || !value.city?.length),
  );
  const getChipText = (wanted: string) => chips.find(({ key }) => key === wanted)?.text;
  const typeKey = value.subcategory_id === undefined ? 'type' : 'subcategory_id';
  const menus = { value, getHref, getPanelHref, isDeferred: deferMenus };
  const menuKeys = ['type', 'subcategory_id', 'price', ...(hasRooms(value) ? ['bedrooms'] : [])];

  return (
    <Root
      role="group"
      aria-label={t('search:filters')}
      {...div}
      className={`${hasColumn ? 'beside' : ''} ${className}`.trim()}
    >
      <div className="line">
        {getActionHref && (
          <ActionSwitch className="switch" current={showAction ? value.action : listAction} getHref={getActionHref} />
        )}
        <Link
          className={`pill open ${count ? 'set' : ''}`}
          href={getPanelHref()}
          aria-haspopup="dialog"
          onPointerEnter={preloadPanel}
          onFocus={preloadPanel}
        >
          <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
          {t('search:filters')}
          {count > 0 && <span className="count tabular">{count}</span>}
        </Link>
        <TypeMenu {...menus} step={menuSteps?.type} text={getChipText(typeKey)} setKey={typeKey} />
        <PriceMenu {...menus} step={menuSteps?.price} text={getChipText('price')} action={value.action ?? listAction} />
        {hasRooms(value) && <RoomsMenu {...menus} step={menuSteps?.bedrooms} text={getChipText('bedrooms')} />}
        {chips
          .filter(({ key }) => !menuKeys.includes(key))
          .map(({ key, id, text, remainingFilters }) => (
            <FilterChipPill key={`${key}${id ?? ''}`} text={text} removeHref={getHref(remainingFilters)} />
          ))}
        {count > 1 && (
          <Link className="clear" href={getHref(value.ranking ? { ranking: value.ranking } : {})}>
            {t('search:clearAll')}
          </Link>
        )}
        <div className="barButtons">
          {mapHref !== undefined && (
            <Link
              className="pill map"
              href={mapHref}
              // Queued until hydration, which the map needs: see the web app's boot script.
              data-act
            >
              <MapIcon aria-hidden size={18} strokeWidth={1.75} />
              {t('search:showMap')}
            </Link>
          )}
          {children}
        </div>
      </div>
    </Root>
  );
}
