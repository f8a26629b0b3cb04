import Chip from '@mui/material/Chip';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ChosenPlacesProps {
  places: readonly { id: number; name: string }[];
  onRemove(id: number): void;
}

export function ChosenPlaces({ places, onRemove }: ChosenPlacesProps) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  return (
    <ul className="chosenPlaces" aria-label={t('search:chosenCities')}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <Chip
            component="button"
            type="button"
            clickable
            variant="outlined"
            color="primary"
            aria-label={t('search:removeFilter', { text: name })}
            label={
              <>
                <bdi>{name}</bdi>
                <X aria-hidden size={16} strokeWidth={2} />
              </>
            }
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
