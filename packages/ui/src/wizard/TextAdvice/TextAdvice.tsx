import styled from '@emotion/styled';
import { textAdviceFor, withoutPhones } from '@mashrabiya/contract';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';

export interface TextAdviceProps {
  /** What stands in the field. */
  text: string;
  /** The same text without its telephone numbers is to stand there. */
  onChange(text: string): void;
}

const Root = styled('div')({ display: 'grid', gap: 8, '&:empty': { display: 'none' } });

/** What a title or a description should do without: telephone numbers and shouting. Nothing is held back by it. */
export function TextAdvice({ text, onChange }: TextAdviceProps) {
  const { t } = useTranslation();
  return (
    <Root role="status">
      {textAdviceFor(text).map((advice) => (
        <Alert
          key={advice}
          severity="warning"
          role="none"
          action={
            advice === 'phone' && (
              <Button look="quiet" onClick={() => onChange(withoutPhones(text))}>
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
