import type { LeadPage } from '@mashrabiya/contract';
import { type LeadFilter, LeadFilters } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { showToastAtom } from '../../atoms/toasts.ts';
import { downloadFile } from '../../device/downloadFile.ts';
import { useTypedQuery } from '../../routing/useTypedQuery.ts';
import { buildLeadListHref, type LeadListState, toLeadQuery } from './leadListState.ts';

interface LeadFiltersContainerProps {
  listState: LeadListState;
  /** Undefined while the first page loads. */
  numbers: LeadPage['data'] | undefined;
}

/** Filters of the leads, and their download. */
export function LeadFiltersContainer({ listState, numbers }: LeadFiltersContainerProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const showToast = useSetAtom(showToastAtom);
  const table = useApiMutation('getLeadTable');
  const [text, setText] = useTypedQuery(listState.query, (query) => buildLeadListHref({ ...listState, query }));
  const { query: _, ...filter } = listState;
  const buildHref = (change: LeadFilter) => buildLeadListHref({ ...listState, ...change });
  const download = () =>
    table.mutateAsync({ query: toLeadQuery(listState) }).then(
      (file) => downloadFile(file, 'leads.csv'),
      () => showToast({ kind: 'error', message: t('leads:list.csvFailed') }),
    );
  return (
    <LeadFilters
      filter={filter}
      query={text}
      onQueryChange={setText}
      getHref={buildHref}
      onFilterChange={(change) => void navigate(buildHref(change))}
      numbers={numbers}
      onDownload={() => void download()}
      downloading={table.isPending}
    />
  );
}
