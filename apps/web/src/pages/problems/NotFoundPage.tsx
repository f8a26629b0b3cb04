import { NotFoundScreen } from '@mashrabiya/ui';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../head/PageHead.tsx';
import { paths } from '../../routing/paths.ts';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const title = t('pages:notFound');
  return (
    <>
      <PageHead title={t('pages:titled', { title })} description={title} path={paths.home} hidden />
      <NotFoundScreen homeHref={paths.home} />
    </>
  );
}
