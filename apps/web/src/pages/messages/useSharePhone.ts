import type { Message } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { addToConversation, setLastMessage } from '../../messages/messageChanges.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { userAtom } from '../../session/atoms.ts';

/** Panel that shares a phone number in a conversation. A retry sends the same number with the same id. */
export function useSharePhone(conversationId: string, onSent: (message: Message) => void) {
  const { open, href, onClose } = useUrlPanel('phone');
  const initial = useAtomValue(userAtom)?.phone ?? '';
  const attempt = useRef<{ id: string; phone: string }>(undefined);
  const { mutateAsync } = useApiMutation('sharePhone', {
    writes: ({ data }) => [addToConversation(conversationId, data), setLastMessage(conversationId, data)],
  });
  const onShare = async (phone: string) => {
    if (attempt.current?.phone !== phone) attempt.current = { id: crypto.randomUUID(), phone };
    const { data } = await mutateAsync({ params: { id: conversationId }, body: attempt.current });
    attempt.current = undefined;
    onSent(data);
    onClose();
  };
  return { href, panel: { open, initial, onShare, onClose } };
}
