import styled from '@emotion/styled';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Button } from '../../foundation/Button/Button.tsx';

export interface OrderSearchProps extends Omit<ComponentPropsWithRef<'search'>, 'children'> {
  initial?: string;
  onFind(text: string): void;
}

const Root = styled('search')({
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '0 12px', maxInlineSize: 720 },
  '& form > :not(button)': { flex: '1 1 260px' },
  '& button': { minBlockSize: 56 },
});

/** Searches orders by email, phone or number. */
export function OrderSearch({ initial = '', onFind, ...search }: OrderSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typedText, setTypedText] = useState(initial);
  return (
    <Root {...search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onFind(typedText.trim());
        }}
      >
        <TextField id={id} dir="ltr" label={t('finance:orders.search')} value={typedText} onChange={setTypedText} />
        <Button type="submit" variant="outlined">
          {t('finance:orders.find')}
        </Button>
      </form>
    </Root>
  );
}
