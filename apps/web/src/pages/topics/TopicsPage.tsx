import { FailedState, lazyPart, Page, RenderNearViewport, ServicePage, TextSkeleton } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { hasLoadFailed } from '../../api/queryStatus.ts';
import { useApiQuery } from '../../api/useApiQuery.ts';
import { PageHead } from '../../head/PageHead.tsx';
import type { PageProps } from '../../routing/lazyPage.ts';
import { paths } from '../../routing/paths.ts';
import { parseTopic, TOPIC_CALLS } from './topic.ts';

const AffordabilityContainer = lazyPart(() => import('./AffordabilityContainer.tsx'));
const RentOrBuyContainer = lazyPart(() => import('./RentOrBuyContainer.tsx'));

/** Estimated heights of these parts, in pixels. */
const AFFORDABILITY_HEIGHT = 560;
const RENT_OR_BUY_HEIGHT = 640;

export default function TopicsPage({ params }: PageProps) {
  const { t } = useTranslation();
  const topic = parseTopic(params);
  const { data, error, refetch } = useApiQuery(TOPIC_CALLS[topic], {});
  const title = t(`shell:links.${topic}`);
  const intro = t(`articles:${topic}.text`);
  return (
    <Page column="text">
      <PageHead title={t('pages:titled', { title })} description={intro} path={paths[topic]} />
      <ServicePage
        // The financial calculators are on the first screen and invisible without the app.
        {...(topic === 'financial' && { 'data-needs-app': true })}
        title={title}
        intro={intro}
        topics={data?.data ?? []}
        action={{ href: paths.contact, label: t(`articles:${topic}.action`) }}
        otherAction={{ href: paths.questions, label: t('shell:links.questions') }}
        closing={t(`articles:${topic}.closing`)}
      >
        {hasLoadFailed({ data, error }) && (
          <FailedState title={t('articles:text.failed')} onRetry={() => void refetch()} />
        )}
        {!error && !data && <TextSkeleton />}
        {topic === 'financial' && (
          <>
            <RenderNearViewport height={AFFORDABILITY_HEIGHT}>
              <AffordabilityContainer />
            </RenderNearViewport>
            <RenderNearViewport height={RENT_OR_BUY_HEIGHT}>
              <RentOrBuyContainer />
            </RenderNearViewport>
          </>
        )}
      </ServicePage>
    </Page>
  );
}
