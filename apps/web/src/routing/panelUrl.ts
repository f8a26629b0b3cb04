/** Query parameter that names the open panel (specification, section 2). */
const PANEL_PARAM = 'slider';
/** Query parameter with the id of the panel's item, on pages with several. */
const ITEM_PARAM = 'item';

export const getOpenPanel = (search: string): string | null => new URLSearchParams(search).get(PANEL_PARAM);

export const getPanelItem = (search: string): string | null => new URLSearchParams(search).get(ITEM_PARAM);

export function buildPanelHref(pathname: string, search: string, name: string, item?: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(PANEL_PARAM, name);
  parameters.delete(ITEM_PARAM);
  if (item !== undefined) parameters.set(ITEM_PARAM, item);
  return `${pathname}?${parameters}`;
}

export function removePanel(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(PANEL_PARAM);
  parameters.delete(ITEM_PARAM);
  return parameters.toString();
}
