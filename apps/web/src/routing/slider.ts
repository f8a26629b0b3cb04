/** Query parameter that names the open panel (specification, section 2). */
const SLIDER_PARAM = 'slider';
/** Query parameter with the id of the panel's item, on pages with several. */
const ITEM_PARAM = 'item';

export const getSlider = (search: string): string | null => new URLSearchParams(search).get(SLIDER_PARAM);

export const getSliderItem = (search: string): string | null => new URLSearchParams(search).get(ITEM_PARAM);

export function buildSliderHref(pathname: string, search: string, name: string, item?: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SLIDER_PARAM, name);
  parameters.delete(ITEM_PARAM);
  if (item !== undefined) parameters.set(ITEM_PARAM, item);
  return `${pathname}?${parameters}`;
}

export function removeSlider(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(SLIDER_PARAM);
  parameters.delete(ITEM_PARAM);
  return parameters.toString();
}
