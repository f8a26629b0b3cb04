import styled from '@emotion/styled';
import { createI18n, type Language, LOCALES } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { role, type Scheme } from '@mashrabiya/ui';
import type { ComponentPropsWithRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LocaleProvider } from '../../../packages/ui/src/foundation/locale/LocaleProvider.tsx';
import { getLineHeights } from '../../../packages/ui/src/theme/tokens.ts';

export interface CombinationProps extends ComponentPropsWithRef<'div'> {
  language: Language;
  /** Default: inherited. */
  scheme?: Scheme;
}

const texts = { ar: createI18n('ar', { ar, en }), en: createI18n('en', { ar, en }) };

/** Applies the document element's styles to a part of a page. */
const Root = styled('div', { shouldForwardProp: (name) => name !== 'language' })<{ language: Language }>(
  ({ language }) => ({
    color: role.ink,
    textAlign: 'start',
    lineHeight: getLineHeights(language).text,
    '& :where(h1, h2, h3, h4)': { lineHeight: getLineHeights(language).heading },
  }),
);

/** Part of a page in its own language, direction and scheme. */
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
