import { Page, PageTitle } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { NewAdForm } from './NewAdForm.tsx';

export default function AddPropertyPage() {
  const { t } = useTranslation();
  const draft = useSearchParams()[0].get('draft');
  const title = t('shell:links.addProperty');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.addProperty} noIndex />
      <PageTitle title={title} />
      <NewAdForm key={draft} {...(draft !== null && { draftId: draft })} />
    </Page>
  );
}
