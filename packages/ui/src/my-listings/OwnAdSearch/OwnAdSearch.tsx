import styled from '@emotion/styled';
import { MAX_QUERY_LENGTH } from '@mashrabiya/contract/constants';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../forms/TextField/TextField.tsx';

export interface OwnAdSearchProps {
  value: string;
  onChange(value: string): void;
}

const Root = styled('search')({ maxInlineSize: 480, '&& .below': { minBlockSize: 0 } });

/** Field for words of the titles of an owner's ads. */
export function OwnAdSearch({ value, onChange }: OwnAdSearchProps) {
  const { t } = useTranslation();
  return (
    <Root aria-label={t('myListings:list.search')}>
      <TextField
        type="search"
        dir="auto"
        icon={Search}
        label={t('myListings:list.search')}
        maxLength={MAX_QUERY_LENGTH}
        value={value}
        onChange={onChange}
      />
    </Root>
  );
}
