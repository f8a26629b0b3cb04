import styled from '@emotion/styled';
import { createI18n, type Language, LOCALES } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { role, type Scheme } from '@mashrabiya/ui';
import type { ComponentPropsWithRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LocaleProvider } from '../../../packages/ui/src/foundation/LocaleProvider.tsx';
import { lineHeights } from '../../../packages/ui/src/theme/tokens.ts';

export interface CombinationProps extends ComponentPropsWithRef<'div'> {
  language: Language;
  /** Without it, the scheme of what is around. */
  scheme?: Scheme;
}

const texts = { ar: createI18n('ar', { ar, en }), en: createI18n('en', { ar, en }) };

/** What the document's own element does for a page, for a part of one. */
const Root = styled('div', { shouldForwardProp: (name) => name !== 'language' })<{ language: Language }>(
  ({ language }) => ({
    color: role.ink,
    textAlign: 'start',
    lineHeight: lineHeights(language).text,
    '& :where(h1, h2, h3, h4)': { lineHeight: lineHeights(language).heading },
  }),
);

/** Shows a part of a page in one language, direction and scheme, whatever the rest of the page is in. */
export function Combination({ language, scheme, ...div }: CombinationProps) {
  const { lang, dir } = LOCALES[language];
  return (
    <I18nextProvider i18n={texts[language]}>
      <LocaleProvider language={language}>
        <Root {...div} language={language} lang={lang} dir={dir} data-scheme={scheme} />
      </LocaleProvider>
    </I18nextProvider>
  );
}
