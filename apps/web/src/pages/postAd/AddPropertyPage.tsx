import { Page, PageTitle } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';
import { NewAdForm } from './NewAdForm.tsx';

/** Posts an ad. */
export default function AddPropertyPage() {
  const { t } = useTranslation();
  const title = t('shell:links.addProperty');
  return (
    <Page>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.addProperty} hidden />
      <PageTitle title={title} />
      <NewAdForm />
    </Page>
  );
}
