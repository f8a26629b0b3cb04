import { AdvisorFilters, AdvisorGrid, ButtonLink, Page, PageTitle } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getLoadMore } from '../../api/nextPage.ts';
import { getQueryStatus } from '../../api/queryStatus.ts';
import { useApiPages, useApiQuery } from '../../api/useApiQuery.ts';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildAdvisorListSchema } from '../../head/schemas.ts';
import { useProviderContacts } from '../../leads/useContact.ts';
import { NextPageFailure } from '../../lists/NextPageFailure.tsx';
import { paths } from '../../routing/paths.ts';
import { buildAdvisorsUrl, parseAdvisorsUrl } from './advisorsUrl.ts';
import { buildCityChoices } from './cityChoices.ts';

export default function AdvisorsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const origin = useAtomValue(originAtom);
  const [search] = useSearchParams();
  const getContact = useProviderContacts();
  const { page, ...filters } = parseAdvisorsUrl(search);
  const list = useApiPages('listAdvisors', { query: filters }, { first: page });
  const pages = list.data?.pages ?? [];
  const [first] = pages;
  const advisors = pages.flatMap(({ data }) => data.data);
  const governorates = useApiQuery('getGovernorates', {}).data?.data.data;
  const cities = buildCityChoices(governorates, first?.cities ?? []);
  const city = cities.find(({ id }) => id === filters.city)?.name;
  const title = city ? t('people:advisors.titleIn', { city }) : t('shell:links.advisors');
  // Excluded from search engines: a city without advisors has no search traffic.
  const isEmpty = first?.data.total === 0;
  const isFiltered = filters.area !== undefined || filters.type !== undefined;
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title: page > 1 ? t('pages:titledPage', { title, page }) : title })}
        description={t('people:advisors.description')}
        path={buildAdvisorsUrl({ ...filters, page })}
        noIndex={isEmpty}
        schemas={first ? [buildAdvisorListSchema(first.data.data, { origin, name: title })] : []}
      />
      <PageTitle
        title={title}
        note={t('people:advisors.intro')}
        action={
          <ButtonLink variant="outlined" href={paths.applyAdvisor}>
            {t('people:advisors.apply')}
          </ButtonLink>
        }
      />
      <AdvisorFilters
        value={filters}
        cities={cities}
        areas={first?.areas ?? []}
        onChange={(nextFilters) => navigate(buildAdvisorsUrl(nextFilters))}
      />
      <AdvisorGrid
        advisors={advisors}
        getHref={({ user_id }) => paths.provider(user_id)}
        getContact={({ user_id }) => getContact(user_id)}
        status={getQueryStatus(list)}
        {...(first ? { total: first.data.total } : {})}
        onLoadMore={getLoadMore(list)}
        loadingMore={list.isFetchingNextPage}
        onRetry={() => void list.refetch()}
        applyHref={paths.applyAdvisor}
        {...(isFiltered ? { clearHref: buildAdvisorsUrl({ city: filters.city }) } : {})}
        headingLevel={2}
      />
      <NextPageFailure list={list} title={t('people:advisors.failed')} />
    </Page>
  );
}
