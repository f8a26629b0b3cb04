import type { PropertyCard } from '@mashrabiya/contract';
import { LoveButton } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { toggleHeartAtom, useHeart } from './atoms.ts';

/** Favorite button for a logged-in user. Rerenders without its card. */
function Heart({ home }: { home: Pick<PropertyCard, 'id'> }) {
  const { t } = useTranslation();
  const { loved, asking } = useHeart(home.id);
  const toggle = useSetAtom(toggleHeartAtom);
  const showToast = useSetAtom(showToastAtom);
  const onToggle = async () => {
    try {
      const isLoved = await toggle(home.id);
      showToast({
        kind: 'success',
        message: t(isLoved ? 'homes:love.added' : 'homes:love.removed'),
        about: 'property',
      });
    } catch {
      showToast({ kind: 'error', message: t('pages:login.failed'), about: 'property' });
    }
  };
  return <LoveButton loved={loved} state={asking ? 'loading' : 'idle'} onToggle={() => void onToggle()} />;
}

export const heartOf = (home: Pick<PropertyCard, 'id'>) => <Heart home={home} />;
