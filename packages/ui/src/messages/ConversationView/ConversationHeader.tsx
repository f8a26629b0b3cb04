import type { ConversationRole } from '@mashrabiya/contract';
import Skeleton from '@mui/material/Skeleton';
import { ArrowLeft, BellOff } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { Link } from '../../link/Link.tsx';
import { Avatar } from '../../people/Avatar/Avatar.tsx';
import { RoleChip } from '../shared/RoleChip.tsx';

const AVATAR_SIZE = 40;

interface ConversationHeaderProps {
  /** Undefined while it loads. */
  partnerName?: string;
  picture?: string | null;
  role?: ConversationRole;
  isMuted?: boolean;
  backHref?: string | undefined;
  onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  level: 1 | 2;
  /** Menu at the end. */
  children?: ReactNode;
}

export function ConversationHeader({
  partnerName,
  picture = null,
  role,
  isMuted = false,
  backHref,
  onBack,
  level,
  children,
}: ConversationHeaderProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return (
    <header className="head">
      {backHref && (
        <Link className="back" href={backHref} aria-label={t('messages:conversation.back')} onClick={onBack}>
          <DirectionalIcon icon={ArrowLeft} size={24} />
        </Link>
      )}
      {partnerName === undefined ? (
        <>
          <Skeleton variant="circular" width={AVATAR_SIZE} height={AVATAR_SIZE} />
          <Skeleton className="name" width="min(160px, 40%)" height={20} />
        </>
      ) : (
        <>
          <Avatar name={partnerName} picture={picture} size={AVATAR_SIZE} />
          <Heading className="name">
            <bdi>{partnerName}</bdi>
          </Heading>
          {role && <RoleChip role={role} />}
          {isMuted && <BellOff className="muted" size={18} role="img" aria-label={t('messages:conversation.muted')} />}
        </>
      )}
      {children}
    </header>
  );
}
