import styled from '@emotion/styled';
import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { ShareButton } from '../../sharing/ShareButton/ShareButton.tsx';
import type { ShareOutcome } from '../../sharing/ShareButton/useShare.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, radius, touchTarget } from '../../theme/tokens.ts';

export interface DetailBarProps extends ComponentPropsWithRef<'div'> {
  backHref: string;
  onBack?: (event: MouseEvent<HTMLAnchorElement>) => void;
  shareUrl: string;
  title: string;
  onShared: (outcome: ShareOutcome) => void;
  children?: ReactNode;
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 56,
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: touchTarget,
    paddingInline: 12,
    marginInline: '-12px auto',
    borderRadius: radius.field,
    color: role.ink,
    textDecoration: 'none',
  },
  '& > a:hover': { backgroundColor: role.surfaceSunken },
  '& > .share.share': { marginInlineEnd: -12, color: role.ink, fontWeight: fontWeight.regular },
});

export function DetailBar({ backHref, onBack, shareUrl, title, onShared, children, ...div }: DetailBarProps) {
  const { t } = useTranslation();
  return (
    <Root {...div}>
      <Link href={backHref} onClick={onBack}>
        <DirectionalIcon icon={ArrowLeft} />
        {t('listings:detail.back')}
      </Link>
      {children}
      <ShareButton className="share" url={shareUrl} title={title} onDone={onShared} />
    </Root>
  );
}
