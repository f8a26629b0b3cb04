/** Query parameter that names the open panel (specification, section 2). */
const SLIDER = 'slider';
/** Names what the open panel is about, where a page has several of it. */
const ITEM = 'item';

/** The panel that an address opens, if any. */
export const sliderOf = (search: string): string | null => new URLSearchParams(search).get(SLIDER);

/** Id of what the open panel is about, if the address names it. */
export const itemOf = (search: string): string | null => new URLSearchParams(search).get(ITEM);

/** Address of this page with a panel open; one panel is open at a time. */
export function sliderHref(pathname: string, search: string, name: string, item?: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SLIDER, name);
  parameters.delete(ITEM);
  if (item !== undefined) parameters.set(ITEM, item);
  return `${pathname}?${parameters}`;
}

/** The query of this page with no panel open. */
export function withoutSlider(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(SLIDER);
  parameters.delete(ITEM);
  return parameters.toString();
}
