import { RefundRequest } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';

interface RefundContainerProps {
  order: string;
  onClose: () => void;
}

export function RefundContainer({ order, onClose }: RefundContainerProps) {
  const { t } = useTranslation();
  const quote = useApiQuery('quoteRefund', { params: { id: order } }, { staleTime: 0 });
  const request = useApiMutation('requestRefund', {
    invalidates: ['listTransactions', 'getOrder', 'getPlan', 'getAdCounts', 'getStatistics'],
    toast: { done: t('payments:refund.asked') },
  });
  const { error } = quote;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const failure = error ? (isRefused && error.message) || t('states:failedTitle') : undefined;
  return (
    <RefundRequest
      open
      quote={quote.data?.data}
      {...(failure !== undefined && { failure })}
      {...(failure !== undefined && !isRefused && { onRetry: () => void quote.refetch() })}
      onRequest={async (input) => {
        await request.mutateAsync({ params: { id: order }, body: input }).catch((requestError: unknown): never => {
          if (requestError instanceof ApiError && requestError.code === 'quote_changed') void quote.refetch();
          throw requestError;
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
