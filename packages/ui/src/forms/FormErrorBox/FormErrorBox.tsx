import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { role } from '../../theme/roles.ts';
import { radius } from '../../theme/tokens.ts';
import { focusField } from '../focusField.ts';

export interface FormProblem {
  /** Id of the control that it is about; a problem of the whole form has none. */
  field?: string;
  /** What is wrong, in words. */
  text: string;
}

export interface FormErrorBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the form. Only the first is shown (specification, section 5). */
  problems: readonly FormProblem[];
}

const Root = styled('div')({
  '& .box': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: 16,
    border: `1px solid ${role.error}`,
    borderRadius: radius.field,
    backgroundColor: role.errorSoft,
    color: role.ink,
  },
  '& svg': { flex: 'none', marginBlockStart: 2, color: role.error },
  '& .heading': { fontWeight: 600 },
  '& a': { display: 'inline-block', paddingBlock: 6, marginBlockEnd: -6, color: role.error },
});

/** The red box of a form that was not taken: what to correct first, with the way there. */
export function FormErrorBox({ problems, ...div }: FormErrorBoxProps) {
  const { t } = useTranslation();
  const first = problems[0];
  const go = (event: MouseEvent) => {
    event.preventDefault();
    if (first?.field) focusField(first.field);
  };
  return (
    <Root role="alert" {...div}>
      {first && (
        <div className="box">
          <CircleAlert aria-hidden size={22} strokeWidth={1.75} />
          <div>
            {first.field ? (
              <>
                <p className="heading">{t('forms.errors.first')}</p>
                <a href={`#${first.field}`} onClick={go}>
                  {first.text}
                </a>
              </>
            ) : (
              <p>{first.text}</p>
            )}
          </div>
        </div>
      )}
    </Root>
  );
}
