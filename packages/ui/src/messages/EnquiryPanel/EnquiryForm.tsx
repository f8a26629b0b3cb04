import styled from '@emotion/styled';
import { CircleCheck, LogIn } from 'lucide-react';
import { type ComponentPropsWithRef, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { role } from '../../theme/roles.ts';
import { typeScale } from '../../theme/tokens.ts';
import { MessageForm, type MessageFormProps } from '../MessageForm/MessageForm.tsx';

export interface EnquiryFormProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<MessageFormProps, 'onDraft'> {
  draft?: string;
  /** Sends the message, and resolves with the id of its conversation. Rejects with the server's problems. */
  onSend(text: string): Promise<string>;
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

/** First message to a seller, with ready-made questions; then a link to the conversation. */
export function EnquiryForm({
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
  if (isSignedOut) {
    return (
      <Root {...div}>
        <p>{t('listings:seller.loginToMessage')}</p>
        <Button wide icon={LogIn} directional onClick={onLogin}>
          {t('shell:login')}
        </Button>
      </Root>
    );
  }
  return (
    <Root {...div}>
      {sentId === null ? (
        <MessageForm
          shape="block"
          initial={draft}
          suggestions={QUESTIONS.map((question) => t(`messages:enquiry.question.${question}`))}
          onDraft={onDraft}
          onSend={async (text) => setSentId(await onSend(text))}
        />
      ) : (
        <EnquirySent href={getConversationHref(sentId)} />
      )}
      <p className="hint">{t('messages:enquiry.hint')}</p>
    </Root>
  );
}

/** Takes over the focus of the unmounted form in the same frame, so that Escape keeps closing the panel. */
function EnquirySent({ href }: { href: string }) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => link.current?.focus(), []);
  return (
    <>
      <p className="sent" role="status">
        <CircleCheck aria-hidden size={22} strokeWidth={1.75} />
        {t('messages:enquiry.sent')}
      </p>
      <ButtonLink ref={link} wide replace href={href}>
        {t('messages:enquiry.open')}
      </ButtonLink>
    </>
  );
}
