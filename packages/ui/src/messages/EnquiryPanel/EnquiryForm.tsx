import styled from '@emotion/styled';
import type { EnquiryKind } from '@mashrabiya/contract';
import { CircleCheck } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { MessageForm, type MessageFormProps } from '../MessageForm/MessageForm.tsx';
import { useQuestions } from '../MessageForm/useQuestions.ts';
import { type ViewingDraft, ViewingForm } from '../ViewingForm/ViewingForm.tsx';
import { VisitorEnquiry, type VisitorEnquiryProps } from '../VisitorEnquiry/VisitorEnquiry.tsx';

/** First message about a property: a text, or a time for a viewing with an optional text. */
export interface Enquiry {
  text: string;
  starts_at?: string;
}

interface VisitorSteps extends Omit<VisitorEnquiryProps, 'kind' | 'onSubmitCode'> {
  /** Confirms the code and sends the message, and resolves with the id of its conversation. */
  onSubmitCode(code: string): Promise<string>;
}

export interface EnquiryFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  kind: EnquiryKind;
  draft?: ViewingDraft | undefined;
  /** Sends the message, and resolves with the id of its conversation. Rejects with the server's problems. */
  onSend(enquiry: Enquiry): Promise<string>;
  /** Called on each change, to save a draft. */
  onDraft?: ((draft: Partial<ViewingDraft>) => void) | undefined;
  /** Pictures of a message, not of a request for a viewing. */
  pictures?: MessageFormProps['pictures'];
  getConversationHref(id: string): string;
  /** Email of the user; another user gets another form. */
  userEmail?: string | undefined;
  /** Absent for users who are logged in. */
  visitor?: VisitorSteps | undefined;
  /** Offer below the confirmation. */
  offer?: ReactNode;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .sent': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .sent svg': { flex: 'none', color: role.success },
});

/** First message to a seller, with ready-made questions, or a request for a viewing; then a link to the conversation. */
export function EnquiryForm({
  kind,
  draft,
  onSend,
  onDraft,
  pictures,
  getConversationHref,
  userEmail,
  visitor,
  offer,
  ...div
}: EnquiryFormProps) {
  const { t } = useTranslation();
  const questions = useQuestions();
  const [sentId, setSentId] = useState<string | null>(null);
  const isViewing = kind === 'viewing';
  const send = async (enquiry: Enquiry) => setSentId(await onSend(enquiry));
  const saveText = useMemo(() => onDraft && ((text: string) => onDraft({ text })), [onDraft]);
  if (sentId === null && visitor) {
    const { onSubmitCode, ...steps } = visitor;
    return (
      <Root {...div}>
        <VisitorEnquiry kind={kind} {...steps} onSubmitCode={async (code) => setSentId(await onSubmitCode(code))} />
      </Root>
    );
  }
  return (
    <Root {...div}>
      {sentId !== null && (
        <EnquirySent
          text={t(isViewing ? 'messages:viewing.requested' : 'messages:enquiry.sent')}
          href={getConversationHref(sentId)}
        />
      )}
      {sentId === null && isViewing && (
        <ViewingForm
          key={userEmail}
          initial={draft}
          send={t('messages:viewing.request')}
          onDraft={onDraft}
          onSend={send}
        />
      )}
      {sentId === null && !isViewing && (
        <MessageForm
          key={userEmail}
          shape="block"
          {...(draft && { initial: draft.text })}
          suggestions={questions}
          pictures={pictures}
          {...(saveText && { onDraft: saveText })}
          onSend={(text) => send({ text })}
        />
      )}
      {sentId !== null && offer}
      <p className="hint">{t(isViewing ? 'messages:viewing.requestHint' : 'messages:enquiry.hint')}</p>
    </Root>
  );
}

/** Takes over the focus of the unmounted form in the same frame, so that Escape keeps closing the panel. */
function EnquirySent({ text, href }: { text: string; href: string }) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => link.current?.focus(), []);
  return (
    <>
      <p className="sent" role="status">
        <CircleCheck aria-hidden size={22} strokeWidth={1.75} />
        {text}
      </p>
      <ButtonLink ref={link} wide replace href={href}>
        {t('messages:enquiry.open')}
      </ButtonLink>
    </>
  );
}
