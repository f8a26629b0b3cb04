import styled from '@emotion/styled';
import { ArrowLeft, Share2 } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon.tsx';
import { Link } from '../../foundation/Link/Link.tsx';
import { role } from '../../theme/roles.ts';
import { radius, typeScale } from '../../theme/tokens.ts';

export interface DetailBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  backHref: string;
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Absolute address of the page. */
  shareUrl: string;
  /** What is shared. */
  title: string;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 56,
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 44,
    paddingInline: 12,
    marginInline: -12,
    border: 0,
    borderRadius: radius.field,
    background: 'none',
    color: role.ink,
    textDecoration: 'none',
  },
  '& a:hover, & button:hover': { backgroundColor: role.surfaceSunken },
  '& [role=status]': { marginInlineStart: 'auto', fontSize: typeScale.caption, color: role.inkMuted },
});

/** The way back to the list, and sharing: by the system's own sheet, else by copying the address. */
export function DetailBar({ backHref, onBack, shareUrl, title, ...div }: DetailBarProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'shared' | 'shareFailed' | null>(null);
  const share = async () => {
    if ('share' in navigator) {
      await navigator.share({ title, url: shareUrl }).catch(() => null);
      return;
    }
    try {
      await window.navigator.clipboard.writeText(shareUrl);
      setOutcome('shared');
    } catch {
      setOutcome('shareFailed');
    }
  };
  return (
    <Root {...div}>
      <Link href={backHref} onClick={onBack}>
        <DirectionalIcon icon={ArrowLeft} />
        {t('homes.detail.back')}
      </Link>
      <span role="status">{outcome && t(`homes.detail.${outcome}`)}</span>
      <button type="button" onClick={share}>
        <Share2 size={20} strokeWidth={1.75} aria-hidden />
        {t('homes.detail.share')}
      </button>
    </Root>
  );
}
