import { ListingChoice } from '@mashrabiya/ui/ListingChoice';
import { useLocation, useNavigate } from 'react-router-dom';
import { retryList } from '../api/nextPage.ts';
import { getQueryStatus } from '../api/queryStatus.ts';
import { useApiPages } from '../api/useApiQuery.ts';
import { buildPanelHref, getPanelItem } from '../routing/panelUrl.ts';
import PropertyEnquiry, { type EnquiryPanelState } from './PropertyEnquiry.tsx';

/** Message to a provider about one of the listings; the URL names the chosen one. */
export default function ProviderEnquiry({ providerId, ...panel }: EnquiryPanelState & { providerId: string }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const list = useApiPages('listProviderListings', { params: { id: providerId }, query: {} });
  const listings = list.data?.pages.flatMap(({ allData }) => allData) ?? [];
  const [first] = listings;
  const only = listings.length === 1 && !list.hasNextPage ? first : undefined;
  const chosenId = getPanelItem(search);
  const chosen = only ?? listings.find(({ id }) => id === chosenId);
  return (
    <PropertyEnquiry
      {...panel}
      propertyId={chosen?.id ?? null}
      choice={
        <ListingChoice
          listings={listings}
          value={chosen?.id ?? null}
          status={getQueryStatus(list)}
          onChange={(id) => void navigate(buildPanelHref(pathname, search, panel.kind, id), { replace: true })}
          onRetry={() => void retryList(list)}
          onLoadMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
          failedMore={list.isFetchNextPageError}
          loadingMore={list.isFetchingNextPage}
        />
      }
    />
  );
}
