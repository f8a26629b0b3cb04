import styled from '@emotion/styled';
import { FAVORITE_NOTE_MAX_LENGTH } from '@mashrabiya/contract';
import { NotebookPen } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../forms/LongTextField/LongTextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { useAutosave } from './useAutosave.ts';

export interface FavoriteNoteProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Saved note; empty without one. */
  note: string;
  listingTitle: string;
  /** Saves the note; rejects on failure. */
  onSave(note: string): Promise<unknown>;
}

const Root = styled('div')({
  marginBlockStart: 4,
  '& .state': { minBlockSize: '1.75em', paddingInline: 4, color: role.inkMuted, fontSize: typeScale.caption },
  '& .state.failed': { color: role.error },
});

/** Private note about a property. Saves automatically, and keeps the typed text on failure. */
export function FavoriteNote({ note, listingTitle: listing, onSave, ...div }: FavoriteNoteProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { text, state, type, saveNow } = useAutosave(note, FAVORITE_NOTE_MAX_LENGTH, onSave);
  if (!isOpen && text === '') {
    return (
      <Root {...div}>
        <Button
          variant="text"
          icon={NotebookPen}
          aria-label={t('account:favorites.note.addTo', { home: listing })}
          onClick={() => setOpen(true)}
        >
          {t('account:favorites.note.add')}
        </Button>
      </Root>
    );
  }
  return (
    <Root {...div}>
      <LongTextField
        label={t('account:favorites.note.label')}
        aria-description={listing}
        // The field gets the focus only if the user opened it.
        autoFocus={isOpen}
        value={text}
        maxLength={FAVORITE_NOTE_MAX_LENGTH}
        onChange={type}
        onBlur={saveNow}
      />
      <p className={`state ${state}`} role="status">
        {state !== 'idle' && t(`account:favorites.note.${state}`)}
        {state === 'failed' && (
          <Button variant="text" onClick={saveNow}>
            {t('common:retry')}
          </Button>
        )}
      </p>
    </Root>
  );
}
