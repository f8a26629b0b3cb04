import { Global } from '@emotion/react';
import type { Language } from '@mashrabiya/i18n';
import { memo } from 'react';
import { globalStyles } from './globalStyles.ts';

/** CSS custom properties of both colour schemes, base element styles and the few shared classes; see `UiProvider`. */
export const GlobalStyles = memo(function GlobalStyles({ language }: { language: Language }) {
  return <Global styles={globalStyles(language)} />;
});
