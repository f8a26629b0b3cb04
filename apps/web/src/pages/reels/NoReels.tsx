import { FailedState, StatusScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { getPageFailure } from '../../api/failure.ts';
import { paths } from '../../routing/paths.ts';

interface NoReelsProps {
  failure: unknown;
  onRetry: () => void;
  /** Filters are set, which may be why the list is empty. */
  isFiltered: boolean;
}

/** Reason why no reel is shown, and a link. */
export function NoReels({ failure, onRetry, isFiltered }: NoReelsProps) {
  const { t } = useTranslation();
  const failureKind = getPageFailure(failure);
  const all = { href: paths.reels, label: t('reels:viewer.all') };
  if (failureKind === 'failed') return <FailedState title={t('reels:viewer.failed')} onRetry={onRetry} />;
  if (failureKind) {
    return (
      <StatusScreen drawing="empty" title={t('reels:viewer.gone')} message={t('reels:viewer.goneText')} action={all} />
    );
  }
  return (
    <StatusScreen
      drawing="empty"
      title={t('reels:list.empty')}
      {...(isFiltered ? { message: t('reels:list.emptyText') } : {})}
      action={isFiltered ? all : { href: paths.forSale, label: t('pages:list.emptySearchAction') }}
    />
  );
}
