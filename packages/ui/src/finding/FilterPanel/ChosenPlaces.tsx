import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface ChosenPlacesProps {
  places: readonly { id: number; name: string }[];
  onRemove(id: number): void;
}

/** The places that are chosen already, each of which can go. */
export function ChosenPlaces({ places, onRemove }: ChosenPlacesProps) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  return (
    <ul className="chosenPlaces" aria-label={t('finding.chosenCities')}>
      {places.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          <button type="button" aria-label={t('finding.removeFilter', { text: name })} onClick={() => onRemove(id)}>
            <X aria-hidden size={16} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
