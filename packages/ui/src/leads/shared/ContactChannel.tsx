import styled from '@emotion/styled';
import type { LeadChannel } from '@mashrabiya/contract';
import { CalendarCheck, Copy, type LucideIcon, MessageCircle, MessageSquareText, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';

const ICONS: Readonly<Record<LeadChannel, LucideIcon>> = {
  call: Phone,
  whatsapp: MessageCircle,
  copy: Copy,
  message: MessageSquareText,
  viewing: CalendarCheck,
};

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none', color: role.inkMuted },
});

/** How someone contacted the seller. */
export function ContactChannel({ channel }: { channel: LeadChannel }) {
  const { t } = useTranslation();
  const Icon = ICONS[channel];
  return (
    <Root>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      {t(`leads:channel.${channel}`)}
    </Root>
  );
}
