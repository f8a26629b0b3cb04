import styled from '@emotion/styled';
import { listTextAdvice, removePhones } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

export interface TextAdviceProps {
  text: string;
  /** Called with the text without phone numbers. */
  onChange(text: string): void;
}

const Root = styled('div')({ display: 'grid', gap: 8, '&:empty': { display: 'none' } });

/** Advice against phone numbers and capitals in a title or description. Never blocks. */
export function TextAdvice({ text, onChange }: TextAdviceProps) {
  const { t } = useTranslation();
  return (
    <Root role="status">
      {listTextAdvice(text).map((advice) => (
        <Alert
          key={advice}
          severity="warning"
          role="none"
          action={
            advice === 'phone' && (
              <Button variant="text" onClick={() => onChange(removePhones(text))}>
                {t('wizard:advice.removePhone')}
              </Button>
            )
          }
        >
          {t(`wizard:advice.${advice}`)}
        </Alert>
      ))}
    </Root>
  );
}
