import { EmptyState, Page } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import type { findSearchProblem } from './searchProblem.ts';

export interface UnsearchableTextProps {
  problem: NonNullable<ReturnType<typeof findSearchProblem>>;
}

/** Replaces the results with the reason why the text of the URL cannot be searched for. */
export default function UnsearchableText({ problem }: UnsearchableTextProps) {
  const { t } = useTranslation();
  const title = t(`pages:search.${problem}`);
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.search} noIndex />
      <EmptyState
        title={title}
        message={t('pages:search.tryAnother')}
        level={1}
        action={{ href: paths.forSale, label: t('pages:list.emptySearchAction') }}
      />
    </Page>
  );
}
