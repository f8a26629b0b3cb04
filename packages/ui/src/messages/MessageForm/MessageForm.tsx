import styled from '@emotion/styled';
import {
  type AdPicture,
  MAX_MESSAGE_PICTURES,
  MESSAGE_MAX_LENGTH,
  MessageInput,
  PictureMessageInput,
} from '@mashrabiya/contract';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import { SendHorizontal } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { AttachedPictures, type PictureControls } from '../../forms/AttachedPictures/AttachedPictures.tsx';
import { useCallForm } from '../../forms/callForm/useCallForm.ts';
import { FieldHelp } from '../../forms/Field/FieldHelp.tsx';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { FormErrorBox } from '../../forms/FormErrorBox/FormErrorBox.tsx';
import { useDropFiles } from '../../forms/files/useDropFiles.ts';
import { checkPictures, type RefusedFiles } from '../../forms/PicturePicker/pictureRules.ts';
import { Button } from '../../foundation/Button/Button.tsx';
import { IconButton } from '../../foundation/Button/IconButton.tsx';
import { AttachButton } from './AttachButton.tsx';
import { messageFormStyles } from './messageFormStyles.ts';
import { SuggestionChips } from './SuggestionChips.tsx';
import { isSendKey } from './sendKey.ts';
import { addSuggestion } from './suggestions.ts';

export interface MessageFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Clears the text when it resolves. Rejects with the server's problems; see `useCallForm`. */
  onSend(text: string): Promise<unknown>;
  /** Saved draft. */
  initial?: string;
  /** Called on each change, to save a draft. */
  onDraft?(text: string): void;
  /** Ready-made texts above the field. */
  suggestions?: readonly string[];
  /** Shows a button for pictures; a message of pictures needs no text. */
  pictures?: PictureControls | undefined;
  /** Buttons before the field. */
  tools?: ReactNode;
  /** `bar` below a conversation, `block` in a panel. */
  shape?: 'bar' | 'block';
}

/** From here on the form shows how many characters are left. */
const NEAR_LIMIT = 200;
const EMPTY = { text: '' };
const NO_PICTURES: readonly AdPicture[] = [];
const preventDefault = (event: MouseEvent) => event.preventDefault();

const Root = styled('form')(messageFormStyles);

/** Field for a message. Enter sends it on devices with a keyboard; on others it breaks the line. */
export function MessageForm({
  onSend,
  initial = '',
  onDraft,
  suggestions = [],
  pictures,
  tools,
  shape = 'bar',
  className = '',
  ...root
}: MessageFormProps) {
  const { t } = useTranslation();
  const items = pictures?.items ?? NO_PICTURES;
  const form = useCallForm({
    schema: items.length > 0 ? PictureMessageInput : MessageInput,
    initial: { text: initial },
    call: ({ text }) => onSend(text),
    valuesAfterSuccess: EMPTY,
  });
  const { id, value, error, name, onChange } = form.field('text');
  useEffect(() => onDraft?.(value), [onDraft, value]);

  const field = useRef<HTMLTextAreaElement>(null);
  const [refusedFiles, setRefusedFiles] = useState<RefusedFiles | null>(null);
  const addFiles = async (files: File[]) => {
    const { accepted, refused } = await checkPictures(files, items.length, MAX_MESSAGE_PICTURES);
    setRefusedFiles(refused);
    if (accepted.length > 0) pictures?.onAdd(accepted);
    field.current?.focus();
  };
  const { isOver, handlers } = useDropFiles(addFiles, pictures !== undefined);

  const charactersLeft = MESSAGE_MAX_LENGTH - value.trim().length;
  const tooLong = charactersLeft < 0 ? t('forms:fields.over', { count: -charactersLeft }) : undefined;
  const help = tooLong ?? error;
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isSendKey(event.nativeEvent)) return;
    event.preventDefault();
    void form.submit();
  };
  const label = t('messages:form.label');
  const send = t(form.busy ? 'messages:form.sending' : 'messages:form.send');
  return (
    <Root
      aria-label={label}
      {...root}
      {...form.form}
      {...(pictures && handlers)}
      className={[shape, isOver && 'over', className].filter(Boolean).join(' ')}
    >
      <SuggestionChips
        suggestions={suggestions}
        onChoose={(suggestion) => form.change({ text: addSuggestion(value, suggestion, suggestions) })}
      />
      <FormErrorBox className="refusal" problems={form.problems.filter(({ field }) => field === undefined)} />
      {pictures && (
        <>
          <AttachedPictures
            label={t('messages:picture.attached')}
            pictures={items}
            onRemove={(id) => {
              setRefusedFiles(null);
              pictures.onRemove(id);
            }}
            onRetry={pictures.onRetry}
            fallback={field}
          />
          <FieldProblem
            id={`${id}-files`}
            text={refusedFiles && t(`forms:pictures.problem.${refusedFiles}`, { max: MAX_MESSAGE_PICTURES })}
          />
        </>
      )}
      <div className="row">
        {pictures && <AttachButton count={items.length} onFiles={addFiles} />}
        {tools}
        <FormControl error={help !== undefined} fullWidth>
          <FilledInput
            id={id}
            multiline
            // Grows with CSS: MUI's autosize measures the layout on every render.
            inputComponent="textarea"
            inputRef={field}
            // The text is sent after the uploads, so it must not change before.
            readOnly={form.busy && items.length > 0}
            rows={1}
            placeholder={label}
            inputProps={{
              type: undefined,
              name,
              'aria-label': label,
              'aria-describedby': `${id}-note`,
              // Typed text has its own direction; an empty field has the page's.
              dir: value ? 'auto' : undefined,
            }}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            onKeyDown={sendOnEnter}
            onPaste={(event) => {
              const files = [...event.clipboardData.files];
              if (!pictures || files.length === 0) return;
              event.preventDefault();
              void addFiles(files);
            }}
          />
          <FieldHelp id={`${id}-note`} error={help} announcesErrorsOnly>
            {charactersLeft <= NEAR_LIMIT && t('messages:form.left', { count: charactersLeft })}
          </FieldHelp>
        </FormControl>
        {shape === 'bar' && (
          <IconButton
            className="send"
            type="submit"
            icon={SendHorizontal}
            directional
            label={send}
            // The focus, and with it a phone's keyboard, stays in the field.
            onMouseDown={preventDefault}
            aria-disabled={form.busy || undefined}
          />
        )}
      </div>
      {shape === 'block' && (
        <Button wide type="submit" icon={SendHorizontal} directional busy={form.busy}>
          {send}
        </Button>
      )}
    </Root>
  );
}
