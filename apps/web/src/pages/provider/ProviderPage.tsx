import { ENQUIRY_KINDS } from '@mashrabiya/contract';
import { AdvisorAbout, FailedState, Page, PageSection, ProviderHeader, share } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNotFound, isUnavailable } from '../../api/error.ts';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { useProviderContacts } from '../../leads/useContact.ts';
import { LazyEnquiryPanel } from '../../messages/LazyEnquiryPanel.tsx';
import { useEnquiryLinks } from '../../messages/useEnquiryLink.ts';
import ReelStrip from '../../reels/ReelStrip.tsx';
import { LazyReportPanel } from '../../reporting/LazyReportPanel.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { useUrlPanel } from '../../routing/useUrlPanel.ts';
import { useIsSelf } from '../../session/useIsSelf.ts';
import { useShareToast } from '../../sharing/useShareToast.ts';
import NotFoundPage from '../problems/NotFoundPage.tsx';
import { ProviderHead } from './ProviderHead.tsx';
import { ProviderListings } from './ProviderListings.tsx';
import { ProviderReviews } from './ProviderReviews.tsx';
import { UnavailableProviderPage } from './UnavailableProviderPage.tsx';

const REVIEWS_ID = 'reviews';
const REPORT_PANEL = 'reportPerson';

export default function ProviderPage({ params }: PageProps) {
  const id = params.id ?? '';
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const onShared = useShareToast();
  const contact = useProviderContacts()(id);
  const { href: reportHref } = useUrlPanel(REPORT_PANEL);
  const links = useEnquiryLinks();
  const isOwn = useIsSelf(id);
  const { data, error, refetch } = useApiQuery('getProvider', { params: { id } });

  if (isNotFound(error)) return <NotFoundPage />;
  if (isUnavailable(error)) return <UnavailableProviderPage id={id} />;
  if (hasLoadFailed({ data, error }))
    return <FailedState title={t('people:provider.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Page aria-busy />;
  const provider = data.data;
  const canWrite = !isOwn && provider.homes > 0;
  const shareUrl = origin + paths.provider(provider.id);
  return (
    <Page>
      <ProviderHead provider={provider} />
      <ProviderHeader
        user={provider}
        contact={contact}
        links={canWrite ? links : undefined}
        listingCount={provider.homes}
        reviews={provider.reviews}
        reviewsHref={`#${REVIEWS_ID}`}
        shareUrl={shareUrl}
        reportHref={reportHref}
        onShare={() => void share({ url: shareUrl, title: provider.name }).then(onShared)}
      />
      <LazyReportPanel subject={{ kind: 'person', id }} panelName={REPORT_PANEL} />
      {canWrite &&
        ENQUIRY_KINDS.map((kind) => (
          <LazyEnquiryPanel key={kind} kind={kind} about={{ providerId: id }} sellerName={provider.name} />
        ))}
      {provider.advisor && <AdvisorAbout advisor={provider.advisor} />}
      <ReelStrip scope={{ seller: id }} title={t('people:provider.reels')} />
      <PageSection title={t('people:provider.list')}>
        <ProviderListings id={id} />
      </PageSection>
      <ProviderReviews id={REVIEWS_ID} provider={provider} />
    </Page>
  );
}
