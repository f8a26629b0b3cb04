import type { Action } from '@mashrabiya/contract';
import { FilterBar } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { referenceDataNeededAtom, useFeatures } from '../api/referenceData.ts';
import { buildPanelHref } from '../routing/panelUrl.ts';
import { useUrlPanel } from '../routing/useUrlPanel.ts';
import { type FiltersProps, useFilterForm } from './useFilterForm.ts';

interface FilterBarContainerProps extends FiltersProps {
  /** On wide windows all filters are in a column beside the list. */
  hasColumn: boolean;
  /** URL of the list with its map, while the map is closed. */
  mapHref: string | undefined;
  getActionHref: (action: Action) => string;
  /** Renders the options of the menus only with the next render. */
  deferMenus: boolean;
  /** Other controls of the list. */
  children: ReactNode;
}

export function FilterBarContainer({ value, getHref, source, preservedParams, ...bar }: FilterBarContainerProps) {
  const { pathname, search } = useLocation();
  const panelHref = buildPanelHref(pathname, search, 'filters');
  const menuPanels = { type: useUrlPanel('type'), price: useUrlPanel('price'), bedrooms: useUrlPanel('bedrooms') };
  const { categories, governorates, showAction, listAction } = useFilterForm({ source, preservedParams });
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  const features = useFeatures(value.features && value.type);
  const needsReferenceData = [value.subcategory_id, value.gover, value.city, value.features].some(
    (id) => id !== undefined,
  );
  useEffect(() => {
    if (needsReferenceData) requestReferenceData(true);
  }, [needsReferenceData, requestReferenceData]);

  return (
    <FilterBar
      {...bar}
      {...{ value, getHref, categories, governorates, features, showAction, listAction }}
      getPanelHref={(group) => (group ? `${panelHref}#filter-${group}` : panelHref)}
      menuSteps={menuPanels}
    />
  );
}
