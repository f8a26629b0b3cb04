import { getPictureFile, IMAGES_PATH, type Property, type PropertyCard } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildListingSchema } from '../../head/schemas.ts';
import { paths } from '../../routing/paths.ts';

const DESCRIPTION_LENGTH = 160;

export function PropertyHead({ property }: { property: Property | PropertyCard }) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  const price = property.f_price ? t('common:money', { amount: property.f_price }) : t('pages:property.noPrice');
  const title = t('pages:property.title', { address: property.address, price });
  const cover = property.img[0];
  const fullProperty = 'user' in property ? property : null;
  const description = fullProperty?.description ?? property.address;
  return (
    <PageHead
      title={t('pages:titled', { title })}
      description={
        description.length > DESCRIPTION_LENGTH ? `${description.slice(0, DESCRIPTION_LENGTH)}…` : description
      }
      path={paths.property(property.id)}
      image={cover && `${IMAGES_PATH}/${getPictureFile(cover.img_name, 'webp', 960)}`}
      price={property.price}
      parents={
        property.action === 'forsell'
          ? [{ name: t('shell:links.forSale'), path: paths.forSale }]
          : [{ name: t('shell:links.forRent'), path: paths.forRent }]
      }
      schemas={fullProperty ? [buildListingSchema(fullProperty, { origin, name: fullProperty.address })] : []}
    />
  );
}
