import type { PropertyCard } from '@mashrabiya/contract';
import { FavoriteButton } from '@mashrabiya/ui';
import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { showToastAtom } from '../atoms/toasts.ts';
import { toggleFavoriteAtom, useFavorite } from './atoms.ts';

/** Favorite button for a logged-in user. Rerenders without its card. */
function PropertyFavoriteButton({ listing }: { listing: Pick<PropertyCard, 'id' | 'address'> }) {
  const { t } = useTranslation();
  const { isFavorite, isSaving } = useFavorite(listing.id);
  const toggle = useSetAtom(toggleFavoriteAtom);
  const showToast = useSetAtom(showToastAtom);
  const onToggle = async () => {
    try {
      const isAdded = await toggle(listing.id);
      showToast({
        kind: 'success',
        message: t(isAdded ? 'listings:love.added' : 'listings:love.removed'),
        about: 'property',
      });
    } catch {
      showToast({ kind: 'error', message: t('pages:login.failed'), about: 'property' });
    }
  };
  return (
    <FavoriteButton
      isFavorite={isFavorite}
      state={isSaving ? 'loading' : 'idle'}
      onToggle={() => void onToggle()}
      aria-description={listing.address}
    />
  );
}

export const renderFavoriteButton = (listing: Pick<PropertyCard, 'id' | 'address'>) => (
  <PropertyFavoriteButton listing={listing} />
);
