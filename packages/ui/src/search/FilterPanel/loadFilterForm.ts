/** Loads the panel's fields; call it early to make the first opening instant. */
export const loadFilterForm = () => import('./FilterForm.tsx');
