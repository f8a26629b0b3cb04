import type { Conversation } from '@mashrabiya/contract';
import { Ban, Bell, BellOff, Flag, Phone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../feedback/ConfirmDialog/ConfirmDialog.tsx';
import { ActionMenu } from '../../foundation/ActionMenu/ActionMenu.tsx';

export interface ConversationMenuProps {
  conversation: Pick<Conversation, 'partner' | 'is_muted' | 'is_blocked'>;
  onMutedChange(isMuted: boolean): void;
  onBlockedChange(isBlocked: boolean): void;
  /** Opens the form that shares a phone number. */
  phoneHref: string;
  /** Opens the form that reports the partner. */
  reportHref: string;
}

/** Mute, and for a partner with an account share a number, report and block. Asks before it blocks. */
export function ConversationMenu({
  conversation,
  onMutedChange,
  onBlockedChange,
  phoneHref,
  reportHref,
}: ConversationMenuProps) {
  const { t } = useTranslation();
  const [isConfirming, setIsAsking] = useState(false);
  const { partner, is_muted, is_blocked } = conversation;
  return (
    <>
      <ActionMenu
        className="menu"
        label={t('messages:conversation.menu')}
        actions={[
          {
            icon: is_muted ? Bell : BellOff,
            text: t(is_muted ? 'messages:conversation.unmute' : 'messages:conversation.mute'),
            onSelect: () => onMutedChange(!is_muted),
          },
          ...(partner && !is_blocked ? [{ icon: Phone, text: t('messages:phone.share'), href: phoneHref }] : []),
          ...(partner
            ? [
                { icon: Flag, text: t('messages:conversation.report'), href: reportHref },
                {
                  icon: Ban,
                  text: t(is_blocked ? 'messages:conversation.unblock' : 'messages:conversation.block'),
                  onSelect: () => (is_blocked ? onBlockedChange(false) : setIsAsking(true)),
                },
              ]
            : []),
        ]}
      />
      {partner && (
        <ConfirmDialog
          open={isConfirming}
          title={t('messages:conversation.blockTitle', { name: partner.name })}
          text={t('messages:conversation.blockText')}
          confirm={t('messages:conversation.block')}
          cancel={t('messages:conversation.cancel')}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onBlockedChange(true);
          }}
        />
      )}
    </>
  );
}
