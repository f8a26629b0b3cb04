import { getPictureFile, IMAGES_PATH, type Reel } from '@mashrabiya/contract';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { originAtom } from '../../atoms/app.ts';
import { PageHead } from '../../head/PageHead.tsx';
import { buildVideoSchema } from '../../head/schemas.ts';
import { paths } from '../../routing/paths.ts';

const DESCRIPTION_LENGTH = 160;

interface ReelsHeadProps {
  reel: Reel | undefined;
  /** True if this is the canonical page of the reel. */
  isReelPage?: boolean;
}

/** Title and metadata of reels. The canonical URL is the reel's own page. */
export function ReelsHead({ reel, isReelPage = false }: ReelsHeadProps) {
  const { t } = useTranslation();
  const origin = useAtomValue(originAtom);
  if (!reel) {
    return (
      <PageHead
        title={t('pages:titled', { title: t('reels:viewer.title') })}
        description={t('reels:viewer.description')}
        path={paths.reels}
      />
    );
  }
  const { description } = reel;
  return (
    <PageHead
      title={t('pages:titled', { title: t('reels:viewer.titleOf', { title: reel.title }) })}
      description={
        description.length > DESCRIPTION_LENGTH ? `${description.slice(0, DESCRIPTION_LENGTH)}…` : description
      }
      path={paths.reel(reel.id)}
      image={`${IMAGES_PATH}/${getPictureFile(reel.thumbnail, 'webp', 960)}`}
      video={reel.video}
      price={reel.price}
      parents={[{ name: t('shell:links.reels'), path: paths.reels }]}
      schemas={isReelPage ? [buildVideoSchema(reel, origin)] : []}
    />
  );
}
