import styled from '@emotion/styled';
import { SORT_OPTIONS } from '@mashrabiya/contract';
import { formatTotal } from '@mashrabiya/i18n';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../forms/ChoiceChips/ChoiceChips.tsx';
import { DirectionalIcon } from '../../foundation/DirectionalIcon/DirectionalIcon.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { BidiText } from '../../foundation/text/BidiText.tsx';
import { Link } from '../../link/Link.tsx';
import { useFocusFirstNew } from '../../listings/PropertyList/useFocusFirstNew.ts';
import { useReachEnd } from '../../listings/PropertyList/useReachEnd.ts';
import { ResultRow } from './ResultRow.tsx';
import { ResultSkeletons } from './ResultSkeletons.tsx';
import { SearchNotice } from './SearchNotice.tsx';
import type { SearchPanelProps } from './searchPanelProps.ts';
import { searchResultsStyles } from './searchResultsStyles.ts';

const Root = styled('div')(searchResultsStyles);
const DEFAULT_SORT = '';

export default function SearchResults({
  status,
  query,
  total,
  corrected,
  properties,
  suggestions,
  interpretation,
  sort,
  onSort,
  getHref,
  allHref,
  hasMore = false,
  loadingMore = false,
  onLoadMore,
  failedMore = false,
  onRetry,
  ...div
}: SearchPanelProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const list = useRef<HTMLUListElement>(null);
  useReachEnd(list, properties.length, status === 'ready' && hasMore && !loadingMore ? onLoadMore : undefined);
  useFocusFirstNew(list, properties.length, loadingMore);

  const count = total ?? properties.length;
  const hasResults = status === 'ready' || (status === 'loading' && properties.length > 0);
  return (
    <Root aria-busy={status === 'loading'} {...div}>
      <div className="scroller">
        {suggestions}
        {interpretation && status !== 'idle' && <div className="interpretation">{interpretation}</div>}
        <ChoiceChips
          className="sorts"
          hidden={status === 'idle'}
          inline
          hideLegend
          legend={t('search:sortBy')}
          name="search-sort"
          choices={[
            { value: DEFAULT_SORT, text: t('vocabulary:sort.default') },
            ...SORT_OPTIONS.map((option) => ({ value: option, text: t(`vocabulary:sort.${option}`) })),
          ]}
          value={[sort ?? DEFAULT_SORT]}
          onChange={([value]) => onSort(SORT_OPTIONS.find((option) => option === value))}
        />
        <p className="count" role="status">
          {status === 'loading' && t('search:searching')}
          {status === 'ready' && count > 0 && t('search:homesFound', { count, number: formatTotal(count, language) })}
          {status === 'ready' && corrected && (
            <span className="corrected">
              {' · '}
              <BidiText text={t('search:corrected', { query: corrected })} userTexts={[corrected]} />
            </span>
          )}
        </p>
        {status === 'idle' && <SearchNotice drawing="idle" />}
        {status === 'failed' && <SearchNotice drawing="failed" onRetry={onRetry} />}
        {status === 'ready' && count === 0 && <SearchNotice drawing="empty" />}
        {status === 'loading' && properties.length === 0 && <ResultSkeletons count={5} />}
        {hasResults && properties.length > 0 && (
          <ul ref={list} className="resultList">
            {properties.map((property) => (
              <li key={property.id}>
                <ResultRow property={property} href={getHref(property)} />
              </li>
            ))}
          </ul>
        )}
        {status === 'ready' && failedMore && (
          <div className="end">
            <SearchNotice drawing="failed" retrying={loadingMore} onRetry={onRetry} />
          </div>
        )}
        {loadingMore && !failedMore && <ResultSkeletons count={2} />}
      </div>
      {query.trim() && (
        <Link className="all" href={allHref}>
          <span>
            <BidiText text={t('search:seeAll', { query: query.trim() })} userTexts={[query.trim()]} />
          </span>
          <DirectionalIcon icon={ArrowRight} />
        </Link>
      )}
    </Root>
  );
}
