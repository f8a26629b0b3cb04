import styled from '@emotion/styled';
import { CircleCheck, LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { MessageForm } from '../MessageForm/MessageForm.tsx';
import { type ViewingDraft, ViewingForm } from '../ViewingForm/ViewingForm.tsx';

/** First message about a property: a text, or a time for a viewing with an optional text. */
export interface Enquiry {
  text: string;
  starts_at?: string;
}

export interface EnquiryFormProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  kind: 'message' | 'viewing';
  draft?: ViewingDraft | undefined;
  /** Sends the message, and resolves with the id of its conversation. Rejects with the server's problems. */
  onSend(enquiry: Enquiry): Promise<string>;
  /** Called on each change, to save a draft. */
  onDraft?: ((draft: Partial<ViewingDraft>) => void) | undefined;
  getConversationHref(id: string): string;
  /** A visitor has to log in first. */
  isSignedOut?: boolean;
  onLogin?(): void;
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& .sent': { display: 'flex', alignItems: 'center', gap: 12 },
  '& .sent svg': { flex: 'none', color: role.success },
});

const QUESTIONS = ['available', 'viewing', 'price'] as const;

/** First message to a seller, with ready-made questions, or a request for a viewing; then a link to the conversation. */
export function EnquiryForm({
  kind,
  draft,
  onSend,
  onDraft,
  getConversationHref,
  isSignedOut = false,
  onLogin,
  ...div
}: EnquiryFormProps) {
  const { t } = useTranslation();
  const [sentId, setSentId] = useState<string | null>(null);
  const isViewing = kind === 'viewing';
  const send = async (enquiry: Enquiry) => setSentId(await onSend(enquiry));
  const saveText = useMemo(() => onDraft && ((text: string) => onDraft({ text })), [onDraft]);
  if (isSignedOut) {
    return (
      <Root {...div}>
        <p>{t(isViewing ? 'listings:seller.loginToRequestViewing' : 'listings:seller.loginToMessage')}</p>
        <Button wide icon={LogIn} directional onClick={onLogin}>
          {t('shell:login')}
        </Button>
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
        <ViewingForm initial={draft} send={t('messages:viewing.request')} onDraft={onDraft} onSend={send} />
      )}
      {sentId === null && !isViewing && (
        <MessageForm
          shape="block"
          {...(draft && { initial: draft.text })}
          suggestions={QUESTIONS.map((question) => t(`messages:enquiry.question.${question}`))}
          {...(saveText && { onDraft: saveText })}
          onSend={(text) => send({ text })}
        />
      )}
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
