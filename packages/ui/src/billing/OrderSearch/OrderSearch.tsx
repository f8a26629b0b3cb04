import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface OrderSearchProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** Searched text; a change replaces the typed one. */
  initial?: string;
  onSearch(text: string): void;
}

const Root = styled('search')({
  // Without the field's help line, the button is exactly as tall as the field.
  '& form': { display: 'flex', alignItems: 'stretch', gap: 12, maxInlineSize: 720 },
  '&& .below': { display: 'none' },
  '& form > :not(button)': { flex: 1 },
  '& button': { flex: 'none' },
});

/** Searches orders by email, phone or number. */
export function OrderSearch({ initial = '', onSearch, ...search }: OrderSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typedText, setTypedText] = useState(initial);
  const [searchedText, setSearchedText] = useState(initial);
  if (searchedText !== initial) {
    setSearchedText(initial);
    setTypedText(initial);
  }
  return (
    <Root aria-label={t('finance:orders.search')} {...search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typedText.trim());
        }}
      >
        <TextField
          id={id}
          dir="ltr"
          icon={Search}
          label={t('finance:orders.search')}
          value={typedText}
          onChange={setTypedText}
        />
        <Button type="submit" variant="outlined">
          {t('finance:orders.find')}
        </Button>
      </form>
    </Root>
  );
}
