import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonStyles } from '../../theme/iconButtonStyles.ts';
import { role } from '../../theme/roles.ts';
import { socialMarks } from './socialMarks.ts';

/** From the site's configuration; missing ones are hidden. */
export interface SocialAddresses {
  facebook?: string | null;
  instagram?: string | null;
}

export interface SocialLinksProps extends ComponentPropsWithRef<'ul'> {
  addresses: SocialAddresses;
}

const Root = styled('ul')({
  display: 'flex',
  gap: 4,
  '& a': { ...iconButtonStyles, color: role.inkMuted, '&:hover': { color: role.primary } },
});

const networks = ['facebook', 'instagram'] as const;

export function SocialLinks({ addresses, ...list }: SocialLinksProps) {
  const { t } = useTranslation();
  return (
    <Root {...list}>
      {networks.map((network) => {
        const href = addresses[network];
        return href ? (
          <li key={network}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" fillRule="evenodd" aria-hidden>
                <path d={socialMarks[network]} />
              </svg>
              <span className="visually-hidden">{t('shell:socialLink', { network: t(`shell:${network}`) })}</span>
            </a>
          </li>
        ) : null;
      })}
    </Root>
  );
}
