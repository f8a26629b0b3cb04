import { AlertSettings } from '@mashrabiya/ui/AlertSettings';
import { createChange } from '../api/cacheChange.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { useFailureToast } from '../api/useFailureToast.ts';
import { useAlertChannels } from './useAlertChannels.ts';

export function FavoritesAlert() {
  const { settings, channels } = useAlertChannels();
  const setAlert = useApiMutation('setFavoriteAlert', {
    optimistic: ({ body }) => [createChange('getAlerts', ({ data }) => ({ data: { ...data, favorites: body } }))],
  });
  const showFailure = useFailureToast('setFavoriteAlert');
  const { data, isError, refetch } = settings;
  return (
    <AlertSettings
      {...channels}
      favorites={data?.data.favorites ?? (isError ? 'failed' : undefined)}
      onRetry={() => void refetch()}
      onChange={(body) => setAlert.mutateAsync({ body }).catch(showFailure)}
    />
  );
}
