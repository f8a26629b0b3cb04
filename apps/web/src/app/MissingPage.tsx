import { MissingPart } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { pageName } from '../routing/navigation.ts';
import { useRoute } from '../routing/routeTable.ts';

/** Stands in for a page whose code or texts did not load. Its title is set too: the previous page took its own along. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const route = useRoute();
  return (
    <>
      <title>{t('pages:titled', { title: pageName(t, route) ?? t('states:failedTitle') })}</title>
      <MissingPart onRetry={onRetry} />
    </>
  );
}
