import type { PropertyType } from '@mashrabiya/contract';
import { type HeroSearch, HomeHero, HomeSection, Page, PropertyGrid, PropertyRail, TypeTiles } from '@mashrabiya/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { originAtom } from '../../atoms/app.ts';
import { useCount, useList } from '../../atoms/lists.ts';
import { governoratesAtom, wantsReferenceAtom } from '../../atoms/reference.ts';
import { useSettled } from '../../atoms/useSettled.ts';
import { useCardWiring } from '../../containers/useCardWiring.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { siteSchema } from '../../head/schemas.ts';
import { writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { eliteSource, superiorSource } from './sources.ts';

const typeHref = (type: PropertyType) => paths.forSale + writeListState({ filters: { type } });

const sourceOf = ({ query, action, ...filters }: HeroSearch) => ({ query, action, filters });

/** Words lead to the search; a choice without words leads to the list that it narrows. */
function searchHref({ query, action, ...filters }: HeroSearch): string {
  if (query) return paths.search + writeListState({ filters: { ...filters, action } }, { query });
  return (action === 'forrent' ? paths.forRent : paths.forSale) + writeListState({ filters });
}

export default function HomePage() {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const navigate = useNavigate();
  const wiring = useCardWiring();
  const governorates = useAtomValue(governoratesAtom);
  const wantReference = useSetAtom(wantsReferenceAtom);
  const [hero, setHero] = useState<HeroSearch>({ query: '', action: 'forsell' });
  const count = useCount(sourceOf(useSettled(hero)));
  const superior = useList(superiorSource);
  const elite = useList(eliteSource);
  const superiors = superior.data?.pages[0]?.allData ?? [];
  const elites = elite.data?.pages.flatMap((page) => page.allData) ?? [];

  return (
    <>
      <PageHead
        title={t('pages.home.title')}
        description={t('pages.home.description')}
        path={paths.home}
        schemas={[siteSchema({ origin, name: t('common.brand') })]}
      />
      <HomeHero
        action={paths.search}
        governorates={governorates}
        count={count}
        onChange={setHero}
        onSubmit={(search) => navigate(searchHref(search))}
        onWantPlaces={() => wantReference(true)}
      />
      <Page>
        <HomeSection title={t('home.types')}>
          <TypeTiles hrefOf={typeHref} />
        </HomeSection>
        <HomeSection
          title={t('home.superiorTitle')}
          text={t('home.superiorText')}
          adType="superior"
          allHref={paths.superior}
        >
          <PropertyRail
            {...wiring}
            title={t('home.superiorTitle')}
            properties={superiors}
            loading={superior.isPending}
          />
        </HomeSection>
        <HomeSection
          title={t('home.eliteTitle')}
          text={t('home.eliteText')}
          adType="elite"
          allHref={paths.elite}
          loadingMore={elite.isFetchingNextPage}
          {...(elite.hasNextPage ? { onShowMore: () => void elite.fetchNextPage() } : {})}
        >
          <PropertyGrid {...wiring} properties={elites} skeletons={elite.isPending ? 8 : 0} />
        </HomeSection>
      </Page>
    </>
  );
}
