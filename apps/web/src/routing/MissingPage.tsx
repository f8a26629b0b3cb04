import { MissingPart } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { pageName } from './navigation.ts';

/** Stands in for a page whose code or texts did not load. Its title is set too: the previous page took its own along. */
export function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <>
      <title>{t('pages:titled', { title: pageName(t, pathname) ?? t('states:failedTitle') })}</title>
      <MissingPart onRetry={onRetry} />
    </>
  );
}
