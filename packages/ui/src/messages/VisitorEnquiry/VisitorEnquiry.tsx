import styled from '@emotion/styled';
import type { EnquiryKind } from '@mashrabiya/contract';
import { fieldRows } from '../../forms/Field/fieldFrameStyles.ts';
import { role } from '../../theme/roles.ts';
import { touchTarget, typeScale } from '../../theme/tokens.ts';
import { CodeForm, type CodeFormProps } from './CodeForm.tsx';
import { VisitorForm, type VisitorFormProps } from './VisitorForm.tsx';

export interface VisitorEnquiryProps
  extends Pick<VisitorFormProps, 'draft' | 'onDraft' | 'onRequestCode' | 'onLogin'>,
    Pick<CodeFormProps, 'onResend' | 'onBack'> {
  kind: EnquiryKind;
  /** Address to which the current code was mailed; null before. */
  codeSentTo: string | null;
  /** Confirms the code and sends the message. Rejects with the server's problems. */
  onSubmitCode(code: string): Promise<unknown>;
}

const Root = styled('div')({
  '& form': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...fieldRows },
  '& .suggestions': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .suggestions .MuiChip-root': { minBlockSize: touchTarget },
  '& .suggestions .MuiChip-label': { whiteSpace: 'normal' },
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

/** First message of a visitor without an account: the message with name and email, then the mailed code. */
export function VisitorEnquiry({
  kind,
  codeSentTo,
  draft,
  onDraft,
  onRequestCode,
  onLogin,
  onSubmitCode,
  onResend,
  onBack,
}: VisitorEnquiryProps) {
  return (
    <Root>
      {codeSentTo === null ? (
        <VisitorForm kind={kind} draft={draft} onDraft={onDraft} onRequestCode={onRequestCode} onLogin={onLogin} />
      ) : (
        <CodeForm email={codeSentTo} onSubmitCode={onSubmitCode} onResend={onResend} onBack={onBack} />
      )}
    </Root>
  );
}
