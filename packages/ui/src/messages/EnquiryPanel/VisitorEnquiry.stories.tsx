import type { VisitorInput } from '@mashrabiya/contract';
import { getErrorMessage } from '@mashrabiya/i18n';
import { ar } from '@mashrabiya/i18n/ar';
import { en } from '@mashrabiya/i18n/en';
import { seller } from '@mashrabiya/mocks';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { accept, rejectOffline, rejectWith, stayPending } from '../../forms/callForm/calls.stories.ts';
import { getLanguage } from '../../foundation/stories.ts';
import { SetPasswordOffer } from '../SetPasswordOffer/SetPasswordOffer.tsx';
import type { VisitorDraft } from '../VisitorEnquiry/VisitorForm.tsx';
import { EnquiryPanel } from './EnquiryPanel.tsx';

const { enquiry, form, visitor: texts, viewing, offer } = ar.messages;
const { fields } = ar.forms;

interface VisitorStoryProps {
  kind: 'message' | 'viewing';
  /** Address to which a code was mailed. */
  mailedTo: string | null;
  draft?: VisitorDraft;
  onDraft(draft: VisitorDraft): void;
  onRequestCode(input: VisitorInput): Promise<unknown>;
  onResend(): Promise<unknown>;
  onSubmitCode(code: string): Promise<string>;
  onLogin(): void;
  onDismiss(): void;
}

/** Panel with the steps as in an app. */
function VisitorPanel({
  kind,
  mailedTo,
  onDismiss,
  language,
  ...steps
}: VisitorStoryProps & { language: 'ar' | 'en' }) {
  const [codeSentTo, setCodeSentTo] = useState(mailedTo);
  return (
    <EnquiryPanel
      open
      kind={kind}
      propertyId="p1"
      sellerName={seller(2, language).name}
      onClose={() => undefined}
      onSend={async () => 'c1'}
      getConversationHref={(id) => `/messages/${id}`}
      visitor={{
        ...steps,
        codeSentTo,
        onBack: () => setCodeSentTo(null),
        onRequestCode: async (input) => {
          await steps.onRequestCode(input);
          setCodeSentTo(input.email);
        },
      }}
      offer={
        <SetPasswordOffer passwordHref="/profile?tab=security" onMailLink={() => undefined} onDismiss={onDismiss} />
      }
    />
  );
}

const meta = preview.meta({
  title: 'Messages/VisitorEnquiry',
  component: VisitorPanel,
  parameters: { docs: { story: { inline: false, height: '820px' } } },
  args: {
    kind: 'message' as VisitorStoryProps['kind'],
    mailedTo: null as string | null,
    onDraft: fn(),
    onRequestCode: fn((_: VisitorInput): Promise<unknown> => accept()),
    onResend: fn((): Promise<unknown> => accept()),
    onSubmitCode: fn(async (_: string) => 'c1'),
    onLogin: fn(),
    onDismiss: fn(),
    language: 'ar' as const,
  },
  render: (args, { globals }) => <VisitorPanel {...args} language={getLanguage(globals)} />,
});

const EMAIL = 'mona@example.com';
const DRAFT: VisitorDraft = {
  text: enquiry.question.price,
  starts_at: null,
  name: 'منى السيد',
  email: EMAIL,
  phone: '',
};
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** A message with name and email, then the mailed code; then the message is sent, and a password is offered. */
export const Default = meta.story({
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: enquiry.question.available }));
    await userEvent.type(field(fields.name), 'منى السيد');
    await userEvent.type(field(fields.email), EMAIL);
    await userEvent.type(field(fields.phone), '01001234567');
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      text: enquiry.question.available,
      starts_at: null,
      name: 'منى السيد',
      email: EMAIL,
      phone: '01001234567',
    });
    await userEvent.click(screen.getByRole('button', { name: texts.next }));
    await step('the code', async () => {
      const code = await screen.findByRole('textbox', { name: texts.code });
      await expect(code).toHaveFocus();
      await expect(screen.getByText(EMAIL)).toBeVisible();
      await userEvent.type(code, '١٢٣٤٥٦');
      await userEvent.click(screen.getByRole('button', { name: texts.send }));
      await expect(args.onSubmitCode).toHaveBeenCalledWith('123456');
    });
    await step('sent', async () => {
      await expect(await screen.findByText(enquiry.sent)).toBeVisible();
      await expect(screen.getByRole('link', { name: enquiry.open })).toHaveFocus();
      const account = within(screen.getByRole('region', { name: offer.title }));
      await expect(account.getByRole('link', { name: offer.set })).toBeVisible();
      await userEvent.click(account.getByRole('button', { name: offer.dismiss }));
      await expect(args.onDismiss).toHaveBeenCalledOnce();
    });
  },
});

/** Visitors with an account log in instead. */
export const Login = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.login }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.next }));
    await waitFor(() => expect(field(form.label)).toHaveFocus());
    for (const name of [form.label, fields.name, fields.email]) await expect(field(name)).toBeInvalid();
    await expect(field(fields.phone)).toBeValid();
    await expect(args.onRequestCode).not.toHaveBeenCalled();
  },
});

export const Draft = meta.story({
  args: { draft: DRAFT },
  play: async () => {
    await screen.findByRole('dialog');
    await expect(field(form.label)).toHaveValue(DRAFT.text);
    await expect(field(fields.email)).toHaveValue(EMAIL);
  },
});

export const Viewing = meta.story({
  args: { kind: 'viewing', draft: DRAFT },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /السبت 21 نوفمبر، 5:00/ }));
    await userEvent.click(screen.getByRole('button', { name: texts.next }));
    await expect(args.onRequestCode).toHaveBeenCalledWith(
      expect.objectContaining({ starts_at: '2026-11-21T15:00:00.000Z', email: EMAIL }),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: texts.code }), '123456{Enter}');
    await expect(await screen.findByText(viewing.requested)).toBeVisible();
  },
});

export const Requesting = meta.story({
  args: { draft: DRAFT, onRequestCode: fn((_: VisitorInput): Promise<unknown> => stayPending()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.next }));
    await expect(await screen.findByRole('button', { name: texts.next, busy: true })).toBeVisible();
  },
});

/** The text stays. */
export const RequestFailed = meta.story({
  args: { draft: DRAFT, onRequestCode: fn((_: VisitorInput): Promise<unknown> => rejectOffline()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.next }));
    await expect(await screen.findByText(ar.forms.errors.network)).toBeVisible();
    await expect(field(form.label)).toHaveValue(DRAFT.text);
  },
});

export const TooSoon = meta.story({
  args: { draft: DRAFT, onRequestCode: fn((_: VisitorInput): Promise<unknown> => rejectWith('retry_too_soon')()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.next }));
    await expect(await screen.findByText(getErrorMessage('retry_too_soon', 'ar'))).toBeVisible();
  },
});

/** The code step survives a reload; going back shows the message. */
export const Code = meta.story({
  args: { mailedTo: EMAIL, draft: DRAFT },
  play: async ({ userEvent }) => {
    const code = await screen.findByRole('textbox', { name: texts.code });
    await userEvent.type(code, '12');
    await userEvent.click(screen.getByRole('button', { name: texts.send }));
    await expect((await screen.findAllByText(ar.forms.problem.email_code_invalid)).length).toBeGreaterThan(0);
    await expect(code).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: texts.back }));
    await expect(field(form.label)).toHaveValue(DRAFT.text);
  },
});

export const WrongCode = meta.story({
  args: {
    mailedTo: EMAIL,
    onSubmitCode: fn((_: string): Promise<string> => rejectWith('email_code_wrong', '/code')()),
  },
  play: async ({ userEvent }) => {
    const code = await screen.findByRole('textbox', { name: texts.code });
    await userEvent.type(code, '123456{Enter}');
    await expect((await screen.findAllByText(getErrorMessage('email_code_wrong', 'ar'))).length).toBeGreaterThan(0);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('123456');
  },
});

/** Another code replaces an expired one. */
export const ExpiredCode = meta.story({
  args: {
    mailedTo: EMAIL,
    onSubmitCode: fn((_: string): Promise<string> => rejectWith('email_code_expired', '/code')()),
  },
  play: async ({ args, userEvent }) => {
    const code = await screen.findByRole('textbox', { name: texts.code });
    await userEvent.type(code, '123456{Enter}');
    await expect((await screen.findAllByText(getErrorMessage('email_code_expired', 'ar'))).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: texts.resend }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(await screen.findByText(texts.resent)).toBeVisible();
    await expect(code).toHaveValue('');
  },
});

export const ResentTooSoon = meta.story({
  args: { mailedTo: EMAIL, onResend: fn((): Promise<unknown> => rejectWith('retry_too_soon')()) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.resend }));
    await expect(await screen.findByText(getErrorMessage('retry_too_soon', 'ar'))).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { mailedTo: EMAIL, onSubmitCode: fn((_: string): Promise<string> => stayPending()) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: texts.code }), '123456{Enter}');
    await expect(await screen.findByRole('button', { name: texts.send, busy: true })).toBeVisible();
  },
});

/** The property is no longer available. */
export const Refused = meta.story({
  args: { mailedTo: EMAIL, onSubmitCode: fn((_: string): Promise<string> => rejectWith('gone')()) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: texts.code }), '123456{Enter}');
    await expect(await screen.findByText(getErrorMessage('gone', 'ar'))).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const CodePhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { mailedTo: EMAIL } });

export const English = meta.story({
  globals: { locale: 'en' },
  args: { language: 'en' },
  play: async ({ userEvent }) => {
    const { visitor } = en.messages;
    await userEvent.click(await screen.findByRole('button', { name: en.messages.enquiry.question.available }));
    await userEvent.type(field(en.forms.fields.name), 'Mona Elsayed');
    await userEvent.type(field(en.forms.fields.email), EMAIL);
    await userEvent.click(screen.getByRole('button', { name: visitor.next }));
    await userEvent.type(await screen.findByRole('textbox', { name: visitor.code }), '123456{Enter}');
    await expect(await screen.findByText(en.messages.enquiry.sent)).toBeVisible();
    await expect(screen.getByRole('region', { name: en.messages.offer.title })).toBeVisible();
  },
});
