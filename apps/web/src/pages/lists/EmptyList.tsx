import { EmptyState } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../routing/paths.ts';
import type { ListKind } from './source.ts';

interface EmptyListProps {
  kind: ListKind;
  /** Whether filters are set, so that clearing them may help. */
  filtered: boolean;
  clearHref: string;
}

/** A list without homes: what happened, and the one thing that helps. */
export default function EmptyList({ kind, filtered, clearHref }: EmptyListProps) {
  const { t } = useTranslation();
  const clear = { href: clearHref, label: t('pages.list.emptyAction') };
  const browse = { href: paths.forSale, label: t('pages.list.emptySearchAction') };
  return <EmptyState title={t('pages.list.empty')} action={filtered || kind !== 'search' ? clear : browse} />;
}
