/**
 * The cascade, weakest first: the document's elements, then what MUI puts into layers (its components, our theme's
 * `styleOverrides`, `styled` without a name, `sx`). Our own components stand in no layer and win over all of these,
 * whatever comes first in the document.
 */
export const LAYERS = ['elements', 'global', 'components', 'theme', 'custom', 'sx'] as const;

export const layerOrder = `@layer ${LAYERS.join(', ')};`;
