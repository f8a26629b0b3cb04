import { formatTotal } from '@mashrabiya/i18n';
import type { TFunction } from 'i18next';
import { Building, History, House, Landmark, type LucideIcon, MapPin, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import type { SuggestionChoice } from './suggestionChoice.ts';

interface SuggestionRowProps {
  id: string;
  active: boolean;
  choice: SuggestionChoice;
  href: string;
  onChoose(event: MouseEvent): void;
  onRemoveRecent(text: string): void;
}

const ICONS: Record<SuggestionChoice['kind'], LucideIcon> = {
  recent: History,
  governorate: Landmark,
  city: MapPin,
  compound: Building,
  type: House,
};

/** Secondary text that distinguishes equal names. */
function formatNote(choice: SuggestionChoice, t: TFunction): string {
  switch (choice.kind) {
    case 'recent':
      return '';
    case 'city':
      return t('savedSearches:suggest.cityIn', { place: choice.gover_name });
    case 'compound':
      return t('savedSearches:suggest.compoundIn', { place: choice.city_name });
    default:
      return t(`savedSearches:suggest.${choice.kind}`);
  }
}

/** An option. Pointers use the remove button beside it, keyboards the Delete key. */
export function SuggestionRow({ id, active, choice, href, onChoose, onRemoveRecent }: SuggestionRowProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const Icon = ICONS[choice.kind];
  const note = formatNote(choice, t);
  return (
    <div className="suggestion-row">
      <Link
        id={id}
        role="option"
        aria-selected={active}
        className="choice"
        href={href}
        tabIndex={-1}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
        <span className="name">
          {choice.kind === 'recent' ? choice.text : choice.name}{' '}
          {choice.kind === 'recent' ? (
            <span className="visually-hidden">{t('savedSearches:suggest.before')}</span>
          ) : (
            <span className="note">{note}</span>
          )}
        </span>
        {choice.kind !== 'recent' && (
          <span className="total">
            {t('search:homesFound', { count: choice.total, number: formatTotal(choice.total, language) })}
          </span>
        )}
      </Link>
      {choice.kind === 'recent' && (
        <button
          type="button"
          className="remover"
          data-remover
          tabIndex={-1}
          aria-hidden
          title={t('savedSearches:suggest.forget', { text: choice.text })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRemoveRecent(choice.text)}
        >
          <X size={18} strokeWidth={1.75} />
        </button>
      )}
    </div>
  );
}
