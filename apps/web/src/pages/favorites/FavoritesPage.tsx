import { ACTIONS, type Action, type SortOption } from '@mashrabiya/contract';
import { ActionSwitch, EmptyState, FailedState, HomeSection, ListTopBar, Page, PageTitle } from '@mashrabiya/ui';
import { FavoriteGrid } from '@mashrabiya/ui/FavoriteGrid';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { clockAtom } from '../../atoms/app.ts';
import { useCardWiring } from '../../containers/useCardWiring.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { readListState, writeListState } from '../../routing/listState.ts';
import { paths } from '../../routing/paths.ts';
import { useFavorites } from './useFavorites.ts';

const ON_OFFER = 2;
const SKELETONS = 6;

/** The homes that have the person's heart: those on offer, and apart from them those that have gone since. */
export default function FavoritesPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const now = useAtomValue(clockAtom);
  const wiring = useCardWiring();
  const { sort } = readListState(search);
  const action = ACTIONS.find((known) => known === search.get('action'));
  const list = useFavorites({ action, sort });

  const hrefOf = (next: { action: Action | undefined; sort: SortOption | undefined }) =>
    paths.favorites + writeListState({ sort: next.sort }, { action: next.action });
  const favorites = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const offered = favorites.filter(({ availability }) => availability === ON_OFFER);
  const gone = favorites.filter(({ availability }) => availability !== ON_OFFER);
  const total = list.data?.pages.at(-1)?.total_properties ?? null;
  const title = t('account.favorites.title');
  const more = list.hasNextPage ? () => void list.fetchNextPage() : undefined;

  return (
    <Page>
      <PageHead
        title={t('pages.titled', { title })}
        description={t('account.favorites.description')}
        path={paths.favorites}
        hidden
      />
      <PageTitle title={title} />
      <ActionSwitch current={action} hrefOf={(next) => hrefOf({ action: next === action ? undefined : next, sort })} />
      <ListTopBar
        total={total}
        sort={sort ?? null}
        sortHrefOf={(next) => hrefOf({ action, sort: next ?? undefined })}
        addHref={paths.addProperty}
      />
      {list.isError && <FailedState title={t('account.favorites.failed')} onRetry={() => void list.refetch()} />}
      {total === 0 && (
        <EmptyState
          title={t('account.favorites.empty')}
          message={t('account.favorites.emptyText')}
          action={{ href: paths.forSale, label: t('account.favorites.browse') }}
        />
      )}
      {(list.isPending || offered.length > 0) && (
        <FavoriteGrid
          {...wiring}
          aria-label={t('account.favorites.offered')}
          favorites={offered}
          skeletons={list.isPending ? SKELETONS : 0}
          now={now}
          onReachEnd={more}
        />
      )}
      {gone.length > 0 && (
        <HomeSection title={t('account.favorites.gone')} text={t('account.favorites.goneText')}>
          <FavoriteGrid
            {...wiring}
            aria-label={t('account.favorites.gone')}
            headingLevel={3}
            favorites={gone}
            now={now}
            onReachEnd={offered.length === 0 ? more : undefined}
          />
        </HomeSection>
      )}
    </Page>
  );
}
