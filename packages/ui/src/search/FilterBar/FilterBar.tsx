import styled from '@emotion/styled';
import { type Action, type Category, type Feature, type Governorate, PROPERTY_FIELDS } from '@mashrabiya/contract';
import { Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { ActionSwitch } from '../ActionSwitch/ActionSwitch.tsx';
import { loadFilterForm } from '../FilterPanel/loadFilterForm.ts';
import { filterChips } from '../filters/filterChips.ts';
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
  /** The list with other filters; chips and quick menus are links to it, so they work before and without script. */
  hrefOf(state: FilterState): string;
  /** The address at which the filter panel is open, at a group of its fields if one is given. */
  panelHref(group?: FilterGroup): string;
  /** Whether sale or rent is a filter here, as in search results. */
  showAction?: boolean;
  /** All filters stand in a column beside the list on a wide screen, where the bar only says what is chosen. */
  beside?: boolean;
  /** Of the chosen type, for the names of those that are chosen. */
  features?: readonly Feature[] | undefined;
  /** What the list holds where action is not a filter; decides which prices are offered. */
  listAction?: Action;
  /** The same search for sale or for rent; the switch between them stands first. */
  actionHrefOf?: ((action: Action) => string) | undefined;
  /** The list on its map. It stays in sight at the end of the bar, and lies over no home. */
  mapHref?: string | undefined;
  /** Steps in the history for the quick menus, where they cover the page. */
  menuSteps?: Record<'type' | 'price' | 'bedrooms', MenuStep>;
  /** The choices of the quick menus come with the next drawing. */
  menusLater?: boolean;
}

const Root = styled('div')(filterBarStyles);

/** Returns true if every property of the chosen type has bedrooms. */
const hasRooms = ({ type }: FilterState) =>
  type === undefined || PROPERTY_FIELDS.bedrooms.presence[type] === 'required';

/** Early: when it does not come now, the panel asks again. */
const fetchPanel = () => void loadFilterForm().catch(() => undefined);

/** The filters that are set, each removable, and the ways to set more. Stays on top while the list scrolls. */
export function FilterBar({
  value,
  categories,
  governorates,
  hrefOf,
  panelHref,
  showAction = false,
  listAction = 'forsell',
  actionHrefOf,
  beside = false,
  features,
  mapHref,
  menuSteps,
  menusLater,
  className = '',
  ...div
}: FilterBarProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const count = countFilters(value, showAction);
  const chips = filterChips(value, { categories, governorates, features, language }, t).filter(
    ({ key }) => key !== 'action' || showAction,
  );
  const textOf = (wanted: string) => chips.find(({ key }) => key === wanted)?.text;
  const menus = { value, hrefOf, panelHref, later: menusLater };
  const inMenus = hasRooms(value) ? ['type', 'price', 'bedrooms'] : ['type', 'price'];

  return (
    <Root
      role="group"
      aria-label={t('finding:filters')}
      {...div}
      className={`${beside ? 'beside' : ''} ${className}`.trim()}
    >
      <div className="line">
        {actionHrefOf && (
          <ActionSwitch className="switch" current={showAction ? value.action : listAction} hrefOf={actionHrefOf} />
        )}
        <Link
          className={`pill open ${count ? 'set' : ''}`}
          href={panelHref()}
          aria-haspopup="dialog"
          onPointerEnter={fetchPanel}
          onFocus={fetchPanel}
        >
          <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
          {t('finding:filters')}
          {count > 0 && <span className="count tabular">{count}</span>}
        </Link>
        <TypeMenu {...menus} step={menuSteps?.type} text={textOf('type')} />
        <PriceMenu {...menus} step={menuSteps?.price} text={textOf('price')} action={value.action ?? listAction} />
        {hasRooms(value) && <RoomsMenu {...menus} step={menuSteps?.bedrooms} text={textOf('bedrooms')} />}
        {chips
          .filter(({ key }) => !inMenus.includes(key))
          .map(({ key, id, text, rest }) => (
            <FilterChipPill key={`${key}${id ?? ''}`} text={text} removeHref={hrefOf(rest)} />
          ))}
        {count > 1 && (
          <Link className="clear" href={hrefOf(value.ranking ? { ranking: value.ranking } : {})}>
            {t('finding:clearAll')}
          </Link>
        )}
      </div>
      {mapHref !== undefined && (
        <Link
          className="pill map"
          href={mapHref}
          // Held until the app is there, which draws the map: see the web app's boot script.
          data-act
          aria-label={t('finding:showMap')}
        >
          <MapIcon aria-hidden size={18} strokeWidth={1.75} />
          <span className="words">{t('finding:showMap')}</span>
        </Link>
      )}
    </Root>
  );
}
