/** Query parameter that names the open panel (specification, section 2). */
const SLIDER = 'slider';

/** The panel that an address opens, if any. */
export const sliderOf = (search: string): string | null => new URLSearchParams(search).get(SLIDER);

/** Address of this page with a panel open; one panel is open at a time. */
export function sliderHref(pathname: string, search: string, name: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(SLIDER, name);
  return `${pathname}?${parameters}`;
}

/** The query of this page with no panel open. */
export function withoutSlider(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(SLIDER);
  return parameters.toString();
}
