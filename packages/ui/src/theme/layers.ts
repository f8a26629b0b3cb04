/**
 * Cascade layers, weakest first: base elements, then MUI's layers (components, our theme's `styleOverrides`, unnamed
 * `styled`, `sx`). Our own components are unlayered and win over all of these in any order.
 */
export const LAYERS = ['elements', 'global', 'components', 'theme', 'custom', 'sx'] as const;

export const layerOrder = `@layer ${LAYERS.join(', ')};`;
