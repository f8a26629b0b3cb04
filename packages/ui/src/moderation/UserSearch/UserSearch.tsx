import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import { fieldHeight } from '../../theme/tokens.ts';

export interface UserSearchProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  /** Initial text. */
  query: string;
  onSearch(query: string): void;
}

const Root = styled('search')({
  maxInlineSize: 480,
  '& form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 12, alignItems: 'start' },
  '& button': { blockSize: fieldHeight },
});

/** Finds users by name, email or phone number. */
export function UserSearch({ query, onSearch, ...search }: UserSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(query);
  return (
    <Root aria-label={t('moderation:people.search')} {...search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField id={id} dir="auto" label={t('moderation:people.search')} value={text} onChange={setText} />
        <Button type="submit" variant="outlined">
          {t('moderation:people.find')}
        </Button>
      </form>
    </Root>
  );
}
