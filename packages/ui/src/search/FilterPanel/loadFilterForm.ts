/** Fetches the panel's fields; calling it ahead of the first opening makes that opening instant. */
export const loadFilterForm = () => import('./FilterForm.tsx');
