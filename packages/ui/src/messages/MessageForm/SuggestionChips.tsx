import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

interface SuggestionChipsProps {
  suggestions: readonly string[];
  onChoose(suggestion: string): void;
}

export function SuggestionChips({ suggestions, onChoose }: SuggestionChipsProps) {
  const { t } = useTranslation();
  if (suggestions.length === 0) return null;
  return (
    <ul className="suggestions" aria-label={t('messages:form.suggestions')}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Chip
            component="button"
            type="button"
            clickable
            variant="outlined"
            label={suggestion}
            onClick={() => onChoose(suggestion)}
          />
        </li>
      ))}
    </ul>
  );
}
