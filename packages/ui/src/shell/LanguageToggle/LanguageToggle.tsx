import styled from '@emotion/styled';
import { type Language, LOCALES, otherLanguage } from '@mashrabiya/i18n';
import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '../../foundation/Link/Link.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';

export interface LanguageToggleProps extends Omit<LinkProps, 'href' | 'lang' | 'hrefLang' | 'onClick'> {
  /** This page in the other language, `?lng=en`: it works before there is script. */
  href: string;
  /** Switches in place, keeping the page, the scroll and what was typed. */
  onSwitch(language: Language): void;
}

const Root = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 44,
  paddingInline: 12,
  borderRadius: radius.chip,
  color: role.ink,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: role.surfaceSunken },
  '@media (max-width: 479.98px)': { '.bar & > svg': { display: 'none' } },
});

/** Offers the other language, by its own name. */
export function LanguageToggle({ onSwitch, ...link }: LanguageToggleProps) {
  const other = otherLanguage(useLocale().language);
  const switchHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onSwitch(other);
  };
  return (
    <Root {...link} lang={LOCALES[other].lang} hrefLang={LOCALES[other].lang} onClick={switchHere}>
      <Languages aria-hidden size={20} strokeWidth={1.75} />
      {LOCALES[other].name}
    </Root>
  );
}
