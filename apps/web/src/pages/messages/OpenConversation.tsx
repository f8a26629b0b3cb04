import { ConversationView } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { typingAtom } from '../../messages/liveState.ts';
import { setRead } from '../../messages/messageChanges.ts';
import { LazyReportPanel } from '../../reporting/LazyReportPanel.tsx';
import { paths } from '../../routing/paths.ts';
import { useBack } from '../../routing/useBack.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { useAttachments } from '../../uploads/useAttachments.ts';
import { usePictureLoader } from '../../uploads/usePictureLoader.ts';
import { LazySharePhonePanel } from './LazySharePhonePanel.tsx';
import { LazyViewingPanel } from './LazyViewingPanel.tsx';
import { useConversation } from './useConversation.ts';
import { useOutgoing } from './useOutgoing.ts';
import { useProposal } from './useProposal.ts';
import { useReportTyping } from './useReportTyping.ts';
import { useSharePhone } from './useSharePhone.ts';
import { useViewingAnswer } from './useViewingAnswer.ts';
import { useViewingCalendar } from './useViewingCalendar.ts';

const REPORT_PANEL = 'reportConversation';

interface OpenConversationProps {
  id: string;
  email: string;
  /** Without the inbox beside it. */
  isAlone: boolean;
}

export function OpenConversation({ id, email, isAlone }: OpenConversationProps) {
  const { status, conversation, messages, onLoadEarlier, isLoadingEarlier, hasEarlierFailed, reload, addSent } =
    useConversation(id);
  const { draft, outgoing, saveText, send, retry } = useOutgoing(id, email);
  const {
    controls: pictures,
    finishUploads,
    clear: clearPictures,
  } = useAttachments({
    key: `${email} ${id}`,
    uploadCall: 'uploadMessagePicture',
    getCall: 'getMessagePicture',
  });
  const loadPicture = usePictureLoader('getMessagePicture');
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const sendWithPictures = async (text: string) => {
    const uploaded = await finishUploads();
    // The user has left: the draft keeps text and pictures until the conversation is opened again.
    if (!isOpen.current) return;
    send(text, uploaded);
    clearPictures();
  };
  const isPartnerTyping = useAtomValue(typingAtom).has(id);
  const reportTyping = useReportTyping(id, draft);
  const onDraft = useCallback(
    (text: string) => {
      saveText(text);
      reportTyping(text);
    },
    [saveText, reportTyping],
  );
  const viewing = conversation?.viewing ?? null;
  const changes = { viewing, onSent: addSent, reload };
  const proposal = useProposal(id, { ...changes, email });
  const answer = useViewingAnswer(id, changes);
  const calendar = useViewingCalendar(viewing);
  const phone = useSharePhone(id, addSent);
  const { mutateAsync: markRead } = useApiMutation('markConversationRead', {
    invalidates: ['getUnreadMessages'],
    writes: () => [setRead(id)],
  });
  const { mutate: saveSettings } = useApiMutation('saveConversationSettings', {
    invalidates: ['getConversation', 'listConversations', 'getUnreadMessages'],
  });
  const { href: reportHref } = useUrlPanel(REPORT_PANEL);
  const onBack = useBack();
  const markedId = useRef<string>(undefined);
  const onSeen = (until: string) => {
    if (markedId.current === until) return;
    markedId.current = until;
    markRead({ params: { id }, body: { until } }).catch(() => {
      // The next message that is seen, or the next visit, marks them.
      markedId.current = undefined;
    });
  };
  const knownIds = new Set(messages.map((message) => message.id));
  const params = { id };
  return (
    <>
      <ConversationView
        status={status}
        conversation={conversation}
        viewingControls={{ ...answer, ...calendar, onSuggest: proposal.onOpen }}
        messages={messages}
        outgoing={outgoing.filter((message) => !knownIds.has(message.id))}
        onLoadEarlier={onLoadEarlier}
        isLoadingEarlier={isLoadingEarlier}
        hasEarlierFailed={hasEarlierFailed}
        draft={draft}
        onDraft={onDraft}
        isPartnerTyping={isPartnerTyping}
        onSend={sendWithPictures}
        pictures={pictures}
        loadPicture={loadPicture}
        onRetry={retry}
        onSeen={onSeen}
        onReload={reload}
        getPropertyHref={({ id: propertyId }) => paths.property(propertyId)}
        onMutedChange={(is_muted) => saveSettings({ params, body: { is_muted } })}
        onBlockedChange={(is_blocked) => saveSettings({ params, body: { is_blocked } })}
        phoneHref={phone.href}
        reportHref={reportHref}
        {...(isAlone && { backHref: paths.messages, onBack, level: 1 })}
      />
      <LazyReportPanel subject={{ kind: 'conversation', id }} panelName={REPORT_PANEL} />
      {conversation?.partner && <LazyViewingPanel {...proposal.panel} />}
      {conversation?.partner && <LazySharePhonePanel {...phone.panel} partnerName={conversation.partner.name} />}
    </>
  );
}
