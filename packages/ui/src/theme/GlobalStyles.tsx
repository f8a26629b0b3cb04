import { Global } from '@emotion/react';
import type { Language } from '@mashrabiya/i18n';
import { memo } from 'react';
import { globalStyles } from './globalStyles.ts';

/** Role properties of both schemes, base elements and the few shared classes. Rendered once, by `UiProvider`. */
export const GlobalStyles = memo(function GlobalStyles({ language }: { language: Language }) {
  return <Global styles={globalStyles(language)} />;
});
