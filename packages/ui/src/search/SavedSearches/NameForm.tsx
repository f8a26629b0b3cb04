import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

interface NameFormProps {
  name: string;
  maxLength: number;
  submit: string;
  busy?: boolean;
  onSubmit(name: string): void;
  /** Extra button, such as cancel. */
  children?: ReactNode;
}

/** Name field of a search, initially selected, so that typing replaces it. */
export function NameForm({ name, maxLength, submit, busy = false, onSubmit, children }: NameFormProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [editedName, setEditedName] = useState<string>();
  const currentName = editedName ?? name;
  const [isNameRefused, setNameRefused] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setNameRefused(!currentName.trim());
    if (currentName.trim()) onSubmit(currentName.trim());
    else input.current?.focus();
  };
  return (
    <form className="name-form" noValidate onSubmit={send}>
      <TextField
        ref={input}
        label={t('savedSearches:saved.name')}
        value={currentName}
        onChange={setEditedName}
        maxLength={maxLength}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        error={isNameRefused && !currentName.trim() ? t('savedSearches:saved.nameNeeded') : undefined}
      />
      <div className="actions">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
