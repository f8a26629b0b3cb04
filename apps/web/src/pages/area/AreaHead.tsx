import { type AreaPage, getPictureFile, IMAGES_PATH } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildPlaceSchema } from '../../head/schemas.ts';
import { paths } from '../../routing/paths.ts';

export function AreaHead({ area }: { area: AreaPage }) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const { name: city, gover_name: governorate } = area;
  const title = t('market:area.pageTitle', { city, governorate });
  const cover = area.newest[0]?.img[0];
  return (
    <PageHead
      title={t('pages:titled', { title })}
      description={t('market:area.description', { city })}
      path={paths.area(area.city)}
      image={cover && `${IMAGES_PATH}/${getPictureFile(cover.img_name, 'webp', 960)}`}
      schemas={[buildPlaceSchema(area, { origin, name: city })]}
    />
  );
}
