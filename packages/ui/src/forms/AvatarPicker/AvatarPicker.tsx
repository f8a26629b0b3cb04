import styled from '@emotion/styled';
import { PICTURE_ACCEPT } from '@mashrabiya/contract';
import { UserRound } from 'lucide-react';
import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../foundation/Button/Button.tsx';
import { FieldProblem } from '../Field/FieldProblem.tsx';
import { FileButton } from '../files/FileButton.tsx';
import { isPicture } from '../files/fileContent.ts';
import { useDropFiles } from '../files/useDropFiles.ts';
import { avatarStyles } from './avatarStyles.ts';

export interface AvatarPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children'> {
  /** Object URL or web address; null without a picture. */
  src: string | null;
  /** True while the picture is uploading. */
  busy?: boolean;
  /** Error from the caller; the picker's own error takes precedence. */
  error?: string | null;
  /** Called with images only. */
  onPick(file: File): void;
  onRemove(): void;
}

const Root = styled('fieldset')(avatarStyles);

/** The picture must be an image (specification, section 5). */
export function AvatarPicker({ src, busy = false, error = null, onPick, onRemove, ...fieldset }: AvatarPickerProps) {
  const { t } = useTranslation();
  const problemId = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const [isFileRefused, setFileRefused] = useState(false);
  const pickFile = async ([file]: File[]) => {
    if (!file) return;
    const isValid = await isPicture(file);
    setFileRefused(!isValid);
    if (isValid) onPick(file);
  };
  const { isOver, handlers } = useDropFiles(pickFile, !busy);
  const problem = isFileRefused ? t('forms:avatar.invalid') : error;

  return (
    <Root aria-describedby={problem ? problemId : undefined} {...fieldset} {...handlers}>
      <legend>{t('forms:avatar.label')}</legend>
      <div className={['line', isOver && 'over'].filter(Boolean).join(' ')}>
        <span className="portrait" aria-busy={busy || undefined}>
          {src ? (
            <img src={src} alt={t('forms:avatar.preview')} width={112} height={112} draggable={false} />
          ) : (
            <UserRound role="img" aria-label={t('forms:avatar.none')} size={48} strokeWidth={1.25} />
          )}
        </span>
        <div className="side">
          <div className="actions">
            <FileButton ref={choose} variant="outlined" accept={PICTURE_ACCEPT} busy={busy} onFiles={pickFile}>
              {src ? t('forms:avatar.change') : t('forms:avatar.choose')}
            </FileButton>
            {src && !busy && (
              <Button
                variant="text"
                onClick={() => {
                  setFileRefused(false);
                  choose.current?.focus();
                  onRemove();
                }}
              >
                {t('forms:avatar.remove')}
              </Button>
            )}
          </div>
          <p className="hint">{isOver ? t('forms:avatar.drop') : t('forms:avatar.hint')}</p>
        </div>
      </div>
      <FieldProblem id={problemId} text={problem} />
      <p className="visually-hidden" role="status">
        {busy && t('forms:avatar.uploading')}
      </p>
    </Root>
  );
}
