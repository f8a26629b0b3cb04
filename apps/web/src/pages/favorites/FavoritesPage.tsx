import { formatNumber } from '@mashrabiya/i18n';
import { ButtonLink, FavoriteFilters, lazyPart, Page, PageTitle, SortMenu } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { languageAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { FavoriteLists } from './FavoriteLists.tsx';
import { buildFavoritesHref, parseFavoritesUrl } from './favoritesUrl.ts';
import { ShareFavoritesContainer } from './ShareFavoritesContainer.tsx';
import { useFavoriteCounts } from './useFavorites.ts';

const FavoritesOnMap = lazyPart(() => import('./FavoritesOnMap.tsx'));

export default function FavoritesPage() {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const urlState = parseFavoritesUrl(search);
  const { action, type, gover, sort, view } = urlState;
  const filter = { action, type, gover };
  const { counts, isPending } = useFavoriteCounts(filter);
  const isMap = view === 'map';
  const isFiltered = [action, type, gover].some((value) => value !== undefined);
  const total = counts ? counts.offered + counts.gone : null;
  // Without favorites there is nothing to filter, share or show on a map.
  const hasNone = total === 0 && !isFiltered;
  const countText =
    total === null || hasNone
      ? undefined
      : t('account:favorites.total', { count: total, number: formatNumber(total, language) });
  const title = t('shell:links.favorites');
  return (
    <Page>
      <PageHead
        title={t('pages:titled', { title })}
        description={t('account:favorites.description')}
        path={paths.favorites}
        noIndex
      />
      <PageTitle title={title} note={countText} isNoteLive reservesNote={!hasNone} />
      {!hasNone && (
        <FavoriteFilters
          value={filter}
          counts={counts}
          onChange={(nextFilter) => navigate(buildFavoritesHref({ ...urlState, ...nextFilter }))}
        >
          <SortMenu
            sort={sort ?? null}
            getSortHref={(next) => buildFavoritesHref({ ...urlState, sort: next ?? undefined })}
          />
          <ButtonLink variant="outlined" href={buildFavoritesHref({ ...urlState, view: isMap ? undefined : 'map' })}>
            {t(isMap ? 'account:favorites.list' : 'account:favorites.map')}
          </ButtonLink>
          <ShareFavoritesContainer />
        </FavoriteFilters>
      )}
      {/* Without favourites there is no toolbar, so the list has its place once they are counted. */}
      <div hidden={isPending}>
        {isMap && !hasNone ? <MapPart filter={filter} /> : <FavoriteLists urlState={urlState} />}
      </div>
    </Page>
  );
}

function MapPart(props: Parameters<typeof FavoritesOnMap>[0]) {
  useTranslation('map');
  return (
    <Suspense>
      <FavoritesOnMap {...props} />
    </Suspense>
  );
}
