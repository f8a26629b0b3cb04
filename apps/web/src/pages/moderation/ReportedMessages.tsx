import { ConversationTranscript, FailedState, RowsSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
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
  const { data, isLoadingError, refetch } = useApiQuery(
    'getReportedConversation',
    { params: { id: conversationId } },
    { staleTime: 0 },
  );
  if (data)
    return (
      <ConversationTranscript
        conversation={data.data}
        reportedId={reportedId}
        getPropertyHref={paths.adPreview}
        loadPicture={loadPicture}
      />
    );
  if (isLoadingError)
    return <FailedState title={t('moderation:reports.conversationFailed')} onRetry={() => void refetch()} />;
  return <RowsSkeleton aria-label={t('moderation:conversation.label')} />;
}
