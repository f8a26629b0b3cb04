import type { Message, Viewing, ViewingAnswer } from '@mashrabiya/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { getToastMessage } from '../../api/failure.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { listViewingChanges } from '../../messages/messageChanges.ts';

interface ViewingAnswerOptions {
  viewing: Viewing | null;
  onSent(message: Message): void;
  reload(): void;
}

/** Answers to the current viewing of a conversation. A repeated one is sent with the same id. */
export function useViewingAnswer(conversationId: string, { viewing, onSent, reload }: ViewingAnswerOptions) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation('answerViewing', {
    writes: (answer) => listViewingChanges(conversationId, answer),
  });
  const [pendingAnswer, setPendingAnswer] = useState<ViewingAnswer>();
  const [refusal, setRefusal] = useState<{ viewingId: string; text: string }>();
  const answerIds = useRef(new Map<string, string>());
  const getAnswerId = (key: string): string => {
    const id = answerIds.current.get(key) ?? crypto.randomUUID();
    answerIds.current.set(key, id);
    return id;
  };
  async function answerViewing(viewingId: string, status: ViewingAnswer) {
    const body = { id: getAnswerId(`${viewingId} ${status}`), status, text: '' };
    setRefusal(undefined);
    setPendingAnswer(status);
    try {
      const { data } = await mutateAsync({ params: { id: viewingId }, body });
      onSent(data.message);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const text = getToastMessage('answerViewing', error, t);
      if (text) setRefusal({ viewingId, text });
      // The viewing may have changed.
      reload();
    } finally {
      setPendingAnswer(undefined);
    }
  }
  return {
    pendingAnswer,
    problem: refusal && refusal.viewingId === viewing?.id ? refusal.text : undefined,
    onAnswer: (status: ViewingAnswer) => {
      if (viewing) void answerViewing(viewing.id, status);
    },
  };
}
