import { Page, PageTitle, ReelGrid } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { useList } from '../../lists/useList.ts';
import { paths } from '../../routing/paths.ts';
import { buildSampleReel, sampleSource } from './sampleReel.ts';

const CARD_COUNT = 6;

/** Sample of the reel card (specification, section 2), with listings on offer. */
export default function ReelSamplePage() {
  const { t } = useTranslation();
  const list = useList(sampleSource);
  const listings = list.data?.pages.flatMap((page) => page.allData).slice(0, CARD_COUNT) ?? [];
  const title = t('reels:sample.title');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('reels:sample.description')}
        path="/style"
        noIndex
      />
      <PageTitle title={title} note={t('reels:sample.description')} />
      <ReelGrid
        reels={listings.map(buildSampleReel)}
        getHref={({ id }) => paths.property(id)}
        headingLevel={2}
        skeletons={list.isPending ? CARD_COUNT : 0}
        failed={hasLoadFailed(list)}
        onRetry={() => void list.refetch()}
        priorityCount={2}
      />
    </Page>
  );
}
