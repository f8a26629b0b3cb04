import { formatNumber } from '@mashrabiya/i18n';
import { Bell, BellRing, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Link } from '../../link/Link.tsx';
import { NameForm } from './NameForm.tsx';
import type { SavedSearchView } from './savedSearchView.ts';

interface SavedRowProps {
  search: SavedSearchView;
  maxLength: number;
  onRename(name: string): void;
  onRemove(): void;
  onUndo(): void;
}

/** Moves the focus to an element that replaces the focused one. */
function useFocusWhen(shouldFocus: boolean, target: RefObject<HTMLElement | null>) {
  const previousShouldFocus = useRef(shouldFocus);
  useEffect(() => {
    if (shouldFocus && !previousShouldFocus.current) target.current?.focus();
    previousShouldFocus.current = shouldFocus;
  }, [shouldFocus, target]);
}

/** Row of a saved search: link and number of new results, a rename form, or undo after removal. */
export function SavedRow({ search, maxLength, onRename, onRemove, onUndo }: SavedRowProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { name, href, note, newCount, alert, removed = false } = search;
  const [isAlertOpen, setAlertOpen] = useState(false);
  const settingsId = useId();
  const [isRenaming, setIsRenaming] = useState(false);
  const undoButton = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useFocusWhen(removed, undoButton);
  useFocusWhen(!removed && !isRenaming, link);

  if (removed) {
    return (
      <li className="removed">
        <p>{t('savedSearches:saved.removed', { name })}</p>
        <Button ref={undoButton} variant="text" onClick={onUndo}>
          {t('savedSearches:saved.undo')}
        </Button>
      </li>
    );
  }
  if (isRenaming) {
    return (
      <li className="renaming" onKeyDown={(event) => event.key === 'Escape' && setIsRenaming(false)}>
        <NameForm
          name={name}
          maxLength={maxLength}
          submit={t('savedSearches:saved.confirmRename')}
          onSubmit={(newName) => {
            onRename(newName);
            setIsRenaming(false);
          }}
        >
          <Button variant="text" onClick={() => setIsRenaming(false)}>
            {t('savedSearches:saved.cancel')}
          </Button>
        </NameForm>
      </li>
    );
  }
  const formatNewCount = () => {
    if (newCount === 'failed') return t('savedSearches:saved.countFailed');
    if (newCount === undefined) return t('savedSearches:saved.counting');
    if (newCount === 0) return t('savedSearches:saved.nothingNew');
    return t('savedSearches:saved.fresh', { count: newCount, number: formatNumber(newCount, language) });
  };
  const hasNewResults = typeof newCount === 'number' && newCount > 0;
  return (
    <li>
      <div className="textBlock">
        <Link ref={link} href={href} className="name">
          {name}
        </Link>
        {note && <span className="note">{note}</span>}
        <span className={hasNewResults ? 'fresh some' : 'fresh'}>{formatNewCount()}</span>
      </div>
      {alert && (
        <IconButton
          icon={alert.isOn ? BellRing : Bell}
          label={t(alert.isOn ? 'savedSearches:alerts.openOn' : 'savedSearches:alerts.open', { name })}
          aria-expanded={isAlertOpen}
          aria-controls={settingsId}
          onClick={() => setAlertOpen(!isAlertOpen)}
          className={alert.isOn ? 'tool on' : 'tool'}
        />
      )}
      <IconButton
        icon={Pencil}
        label={t('savedSearches:saved.rename', { name })}
        onClick={() => setIsRenaming(true)}
        className="tool"
      />
      <IconButton icon={Trash2} label={t('savedSearches:saved.remove', { name })} onClick={onRemove} className="tool" />
      {alert && isAlertOpen && (
        <div id={settingsId} className="alert">
          {alert.settings}
        </div>
      )}
    </li>
  );
}
