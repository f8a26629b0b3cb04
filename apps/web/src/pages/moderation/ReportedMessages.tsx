import { ConversationTranscript, FailedState, RowsSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { paths } from '../../routing/paths.ts';
import { usePictureLoader } from '../../uploads/usePictureLoader.ts';

interface ReportedMessagesProps {
  conversationId: string;
  reportedId: string;
}

/** Conversation of a report, as it is now. */
export function ReportedMessages({ conversationId, reportedId }: ReportedMessagesProps) {
  const { t } = useTranslation();
  const loadPicture = usePictureLoader('getReportedPicture');
  const conversation = useApiQuery('getReportedConversation', { params: { id: conversationId } }, { staleTime: 0 });
  if (conversation.data)
    return (
      <ConversationTranscript
        conversation={conversation.data.data}
        reportedId={reportedId}
        getPropertyHref={paths.adPreview}
        loadPicture={loadPicture}
      />
    );
  if (hasLoadFailed(conversation))
    return (
      <FailedState title={t('moderation:reports.conversationFailed')} onRetry={() => void conversation.refetch()} />
    );
  return <RowsSkeleton aria-label={t('moderation:conversation.label')} />;
}
