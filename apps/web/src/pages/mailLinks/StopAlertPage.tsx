import { Page, StatusScreen } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/error.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { hydratedAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { useLinkToken } from './useLinkToken.ts';

/** Unsubscribes only on a press, because mail scanners open links. */
export default function StopAlertPage() {
  const { t } = useTranslation();
  const isHydrated = useAtomValue(hydratedAtom);
  const token = useLinkToken();
  const stop = useApiMutation('stopAlert');
  const [outcome, setOutcome] = useState<{ name: string | null } | ApiError>();
  const stopAlert = () =>
    void stop.mutateAsync({ params: { token } }).then(
      ({ data }) => setOutcome(data),
      (error: unknown) => error instanceof ApiError && setOutcome(error),
    );

  const title = t('savedSearches:alerts.stop.title');
  const settings = { href: paths.saved, label: t('savedSearches:alerts.stop.settings') };
  const isRefused = outcome instanceof ApiError && outcome.status >= 400 && outcome.status < 500;
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.stopAlert} noIndex />
      {isRefused || (isHydrated && token === '') ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('savedSearches:alerts.stop.brokenTitle')}
          message={t('savedSearches:alerts.stop.broken')}
          action={settings}
        />
      ) : outcome instanceof ApiError ? (
        <StatusScreen
          level={1}
          drawing="failed"
          title={t('savedSearches:alerts.stop.failed')}
          action={{ label: t('common:retry'), busy: stop.isPending, onClick: stopAlert }}
        />
      ) : outcome ? (
        <StatusScreen
          level={1}
          role="status"
          drawing="login"
          title={t('savedSearches:alerts.stop.doneTitle')}
          message={
            outcome.name === null
              ? t('savedSearches:alerts.stop.done')
              : t('savedSearches:alerts.stop.doneSearch', { name: outcome.name })
          }
          action={settings}
        />
      ) : (
        <StatusScreen
          level={1}
          drawing="login"
          title={title}
          message={t('savedSearches:alerts.stop.text')}
          action={{ label: t('savedSearches:alerts.stop.action'), busy: stop.isPending, onClick: stopAlert }}
        />
      )}
    </Page>
  );
}
