import styled from '@emotion/styled';
import { getOtherLanguage, type Language, LOCALES } from '@mashrabiya/i18n';
import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import type { LinkProps } from '../../link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { maxWidthQuery } from '../../theme/tokens.ts';

export interface LanguageToggleProps extends Omit<LinkProps, 'href' | 'lang' | 'hrefLang' | 'onClick' | 'color'> {
  /** This page in the other language, `?lng=en`: works without JavaScript. */
  href: string;
  /** Switches in place, keeping page, scroll position and input. */
  onSwitch(language: Language): void;
}

const Root = styled(ButtonLink)({
  color: role.ink,
  gap: 6,
  whiteSpace: 'nowrap',
  [`@media ${maxWidthQuery('largePhone')}`]: {
    '.bar &': { paddingInline: 6 },
    '.bar & .MuiButton-startIcon': { display: 'none' },
  },
});

/** Link to the other language, by its own name. */
export function LanguageToggle({ onSwitch, ...link }: LanguageToggleProps) {
  const otherLanguage = getOtherLanguage(useLocale().language);
  const switchInPlace = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSwitch(otherLanguage);
  };
  const { lang, name } = LOCALES[otherLanguage];
  return (
    <Root {...link} variant="text" icon={Languages} lang={lang} hrefLang={lang} onClick={switchInPlace}>
      {name}
    </Root>
  );
}
