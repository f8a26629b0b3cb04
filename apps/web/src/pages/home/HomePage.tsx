import type { PropertyType } from '@mashrabiya/contract';
import { type HeroSearch, HomeHero, Page, PageSection, TypeTiles } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { governoratesAtom, referenceDataNeededAtom } from '../../api/referenceData.ts';
import { originAtom } from '../../atoms/app.ts';
import { useDebouncedValue } from '../../atoms/useDebouncedValue.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildOrganizationSchema, buildSiteSchema } from '../../head/schemas.ts';
import { useCount } from '../../lists/useList.ts';
import { LazyRecentListings } from '../../recentlyViewed/LazyRecentListings.tsx';
import { LazyReelStrip } from '../../reels/LazyReelStrip.tsx';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { useGoToSearch } from '../../search/useGoToSearch.ts';
import { AreaPrices } from './AreaPrices.tsx';
import { Partners } from './Partners.tsx';
import { defaultSearch, eliteSource, superiorSource, toCountSource } from './sources.ts';

const buildTypeHref = (type: PropertyType) => paths.forSale + writeListState({ filters: { type } });

/** Words lead to the search; a choice without words leads to the list that it narrows. */
function buildSearchHref({ query, action, ...filters }: HeroSearch): string {
  if (query) return paths.search + writeListState({ filters: { ...filters, action } }, { query });
  return (action === 'forrent' ? paths.forRent : paths.forSale) + writeListState({ filters });
}

export default function HomePage() {
  const { t } = useTranslation();
  const site = { origin: useAtomValue(originAtom), name: t('common:brand') };
  const navigate = useNavigate();
  const goToSearch = useGoToSearch();
  const governorates = useAtomValue(governoratesAtom);
  const requestReferenceData = useSetAtom(referenceDataNeededAtom);
  const [search, setSearch] = useState<HeroSearch>(defaultSearch);
  const count = useCount(toCountSource(useDebouncedValue(search)));

  return (
    <>
      <PageHead
        title={t('pages:home.title')}
        description={t('pages:home.description')}
        path={paths.home}
        schemas={[buildSiteSchema(site), buildOrganizationSchema(site)]}
      />
      <HomeHero
        action={paths.search}
        governorates={governorates}
        count={count}
        onChange={setSearch}
        onSubmit={(nextSearch) =>
          nextSearch.query ? void goToSearch(buildSearchHref(nextSearch)) : navigate(buildSearchHref(nextSearch))
        }
        onRequestPlaces={() => requestReferenceData(true)}
      />
      <Page>
        <PageSection title={t('home:types')}>
          <TypeTiles getHref={buildTypeHref} />
        </PageSection>
        <Partners adType="superior" source={superiorSource} allHref={paths.superior} />
        <Partners adType="elite" source={eliteSource} allHref={paths.elite} />
        <LazyReelStrip />
        <AreaPrices />
        <LazyRecentListings />
      </Page>
    </>
  );
}
