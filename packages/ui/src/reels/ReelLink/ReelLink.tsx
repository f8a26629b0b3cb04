import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';

/** The only reel of a property: a link instead of a rail, whose picture would be that of the gallery. */
export function ReelLink({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink variant="outlined" icon={Play} href={href}>
      {t('reels:list.watchTour')}
    </ButtonLink>
  );
}
