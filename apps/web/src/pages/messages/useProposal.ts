import type { Message, Viewing, ViewingInput } from '@mashrabiya/contract';
import { useCallback, useMemo } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { listViewingChanges } from '../../messages/messageChanges.ts';
import { type MessageDraft, readMessageDraft, saveMessageDraft } from '../../messages/messageDraft.ts';
import { useIdempotentSend } from '../../messages/useIdempotentSend.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';

interface ProposalOptions {
  email: string;
  /** Current viewing, which the proposal moves. */
  viewing: Viewing | null;
  onSent(message: Message): void;
  reload(): void;
}

/** Panel that suggests a time for a viewing in a conversation, with its draft. Reads storage: browser only. */
export function useProposal(conversationId: string, { email, viewing, onSent, reload }: ProposalOptions) {
  const { open, onOpen, onClose } = useUrlPanel('viewing');
  const subject = useMemo(() => ({ proposal: conversationId }), [conversationId]);
  const { mutateAsync } = useApiMutation('proposeViewing', {
    writes: (answer) => listViewingChanges(conversationId, answer),
  });
  const propose = useIdempotentSend(subject, email, async ({ id, text, starts_at = '' }) => {
    const body = { id, text, starts_at, replaces: viewing?.id ?? null };
    const { data } = await mutateAsync({ params: { id: conversationId }, body }).catch((error: unknown) => {
      // The viewing may have changed.
      reload();
      throw error;
    });
    onSent(data.message);
  });
  const saveDraft = useCallback(
    (change: Partial<MessageDraft>) =>
      saveMessageDraft(subject, email, { ...readMessageDraft(subject, email), ...change }),
    [subject, email],
  );
  // Read again each time the panel opens.
  const initial = useMemo(() => {
    const { text = '', starts_at = null } = open ? readMessageDraft(subject, email) : {};
    return { text, starts_at };
  }, [subject, email, open]);
  return {
    onOpen,
    panel: {
      open,
      onClose,
      isMove: viewing !== null,
      initial,
      onDraft: saveDraft,
      onSend: async ({ starts_at, text }: ViewingInput) => {
        await propose({ starts_at, text });
        onClose();
      },
    },
  };
}
