/** Query parameter that names the open panel (specification, section 2). */
const SLIDER = 'slider';
/** Query parameter with the id of the panel's item, on pages with several. */
const ITEM = 'item';

export const sliderOf = (search: string): string | null => new URLSearchParams(search).get(SLIDER);

export const itemOf = (search: string): string | null => new URLSearchParams(search).get(ITEM);

export function sliderHref(pathname: string, search: string, name: string, item?: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SLIDER, name);
  parameters.delete(ITEM);
  if (item !== undefined) parameters.set(ITEM, item);
  return `${pathname}?${parameters}`;
}

export function withoutSlider(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(SLIDER);
  parameters.delete(ITEM);
  return parameters.toString();
}
