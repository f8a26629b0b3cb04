import { MissingPart } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { getPageName } from '../routing/navigation.ts';
import { useRoute } from '../routing/routeTable.ts';

/** Shown when a page's code or texts fail to load. Sets its own title, because the previous page removed its title. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const route = useRoute();
  return (
    <>
      <title>{t('pages:titled', { title: getPageName(t, route) ?? t('states:failedTitle') })}</title>
      <MissingPart onRetry={onRetry} />
    </>
  );
}
