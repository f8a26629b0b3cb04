import { getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import { formatTotal, type Language } from '@mashrabiya/i18n';
import { BidiText, buildFilterChips, type FilterState, PageTitle } from '@mashrabiya/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ListPage } from '../../api/listQueries.ts';
import { categoriesAtom, governoratesAtom } from '../../api/referenceData.ts';
import { languageAtom, originAtom } from '../../atoms/app.ts';
import { pageInViewAtom } from '../../atoms/pageInView.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildItemListSchema } from '../../head/schemas.ts';
import { getUnusedWords, isUnmatched } from '../../lists/sentence.ts';
import type { ListKind } from '../../lists/source.ts';
import { getEntryKey } from '../../routing/historyEntryState.ts';
import { Share } from '../../sharing/Share.tsx';
import { buildListTitle, TITLE_FILTERS } from './listTitle.ts';

interface ListHeadProps {
  kind: ListKind;
  filters: FilterState;
  query: string | undefined;
  /** Sentence that was parsed into filters; used in the title. */
  sentence: string | undefined;
  total: number | null;
  /** Number of near matches when there are no exact ones. */
  nearCount: number;
  page: number;
  first: ListPage | undefined;
  getPath: (page: number) => string;
  /** Canonical URL: the same listings without order and view. */
  getCanonicalPath: (page: number) => string;
  action: ReactNode;
}

export function ListHead({ kind, filters, query, sentence, total, nearCount, first, action, ...list }: ListHeadProps) {
  const { t } = useTranslation();
  const language: Language = useAtomValue(languageAtom);
  const origin = useAtomValue(originAtom);
  const categories = useAtomValue(categoriesAtom);
  const governorates = useAtomValue(governoratesAtom);
  const buildTitle = (words: { query?: string | undefined; sentence?: string | undefined }) =>
    buildListTitle({ kind, filters, ...words }, { categories, governorates }, t);
  const hasNoMatch = isUnmatched(query, getUnusedWords(first));
  const title = hasNoMatch ? t('pages:list.noResultsFor', { query }) : buildTitle({ query, sentence });
  const correction = first?.corrected && (
    <BidiText
      text={t('pages:list.corrected', { query, corrected: first.corrected })}
      userTexts={[query, first.corrected]}
    />
  );
  const note = hasNoMatch ? t('pages:list.shownInstead', { title: buildTitle({}) }) : correction;
  const filterTexts = buildFilterChips(filters, { categories, governorates, language }, t)
    .filter(({ key }) => !TITLE_FILTERS.includes(key))
    .map(({ text }) => t('search:chip.joiner') + text)
    .join('');
  const getCountOptions = (count: number) => ({ count, formatted: formatTotal(count, language) });
  const hasOnlyNear = total === 0 && nearCount > 0;
  const entry = getEntryKey(useLocation());
  const pageInView = useAtomValue(pageInViewAtom);
  const page = pageInView?.entry === entry ? pageInView.page : list.page;
  const titleWithPage = page > 1 ? t('pages:titledPage', { title, page }) : title;
  const cover = first?.allData[0]?.img[0];
  return (
    <>
      <PageHead
        title={t('pages:titled', { title: titleWithPage })}
        description={t('pages:list.description', {
          total: formatTotal(total ?? 0, language),
          title,
          more: filterTexts,
        })}
        path={list.getCanonicalPath(page)}
        image={cover && `${IMAGES_PATH}/${getPictureFile(cover.img_name, 'webp', 960)}`}
        noIndex={kind === 'search'}
        schemas={first ? [buildItemListSchema(first, { origin, name: title })] : []}
      />
      <PageTitle
        title={<BidiText text={title} userTexts={[query ?? sentence]} />}
        action={
          <>
            <Share variant="icon" path={list.getPath(page)} title={titleWithPage} />
            {action}
          </>
        }
        count={
          hasOnlyNear
            ? t('listings:list.near', getCountOptions(nearCount))
            : total !== null && t('listings:list.shown', getCountOptions(total))
        }
        note={note}
        isNoteLive
      />
    </>
  );
}
