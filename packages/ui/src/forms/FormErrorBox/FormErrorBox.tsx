import styled from '@emotion/styled';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { focusField } from '../fieldState/focusField.ts';

export interface FormProblem {
  /** Id of the control; absent for a problem of the whole form. */
  field?: string;
  text: string;
}

export interface FormErrorBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the form. Only the first is shown (specification, section 5). */
  problems: readonly FormProblem[];
}

const FieldLink = styled('a')({ display: 'inline-block', paddingBlock: 6, marginBlockEnd: -6, color: role.error });

/** Error box of a form: the first problem, with a link to its field. */
export function FormErrorBox({ problems, ...div }: FormErrorBoxProps) {
  const { t } = useTranslation();
  const firstProblem = problems[0];
  const goToField = (event: MouseEvent) => {
    event.preventDefault();
    if (firstProblem?.field) focusField(firstProblem.field);
  };
  return (
    <div role="alert" {...div}>
      {firstProblem && (
        <Alert severity="error" role="none">
          {firstProblem.field && <AlertTitle>{t('forms:errors.blocked')}</AlertTitle>}
          {firstProblem.field ? (
            <FieldLink href={`#${firstProblem.field}`} onClick={goToField}>
              {firstProblem.text}
            </FieldLink>
          ) : (
            firstProblem.text
          )}
        </Alert>
      )}
    </div>
  );
}
