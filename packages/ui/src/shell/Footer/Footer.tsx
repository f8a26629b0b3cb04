import styled from '@emotion/styled';
import { type ComponentPropsWithRef, memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Lattice } from '../../foundation/Lattice/Lattice.tsx';
import { Logo } from '../../foundation/Logo/Logo.tsx';
import { FOOTER_ID } from '../../layout/shared/footerFocus.ts';
import { Link } from '../../link/Link.tsx';
import type { MenuGroup } from '../shared/navIcons.ts';
import { type SocialAddresses, SocialLinks } from '../social/SocialLinks.tsx';
import { footerStyles } from './footerStyles.ts';

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  homeHref: string;
  columns: readonly Required<MenuGroup>[];
  /** Legal pages, in the last line. */
  legal: MenuGroup['links'];
  /** Year of the copyright line; passed in, because server and browser must agree. */
  year: number;
  language?: ReactNode;
  social?: SocialAddresses;
}

const Root = styled('footer')(footerStyles);

/** Memoized: equal on all pages. */
const Links = memo(({ links }: Pick<MenuGroup, 'links'>) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
));

/** Links by group, legal pages and social networks at the end of every page. */
export function Footer({ homeHref, columns, legal, year, language, social, ...footer }: FooterProps) {
  const { t } = useTranslation();
  return (
    <Root id={FOOTER_ID} tabIndex={-1} {...footer}>
      <Lattice className="edge" tile={28} opacity={0.35} />
      <div className="columns">
        <div className="brand">
          <Link href={homeHref}>
            <Logo />
          </Link>
          <p>{t('shell:footerText')}</p>
          {social && <SocialLinks addresses={social} />}
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <Links links={links} />
          </nav>
        ))}
      </div>
      <div className="last">
        <p>{t('shell:copyright', { year })}</p>
        <Links links={legal} />
        {language}
      </div>
    </Root>
  );
}
