import styled from '@emotion/styled';
import { MAX_COMPANY_PAPERS, PICTURE_ACCEPT } from '@mashrabiya/contract';
import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachedPictures, type PictureControls } from '../../forms/AttachedPictures/AttachedPictures.tsx';
import { attachedStyles } from '../../forms/AttachedPictures/attachedStyles.ts';
import { FieldProblem } from '../../forms/Field/FieldProblem.tsx';
import { FileButton } from '../../forms/files/FileButton.tsx';
import { checkPictures, type RefusedFiles } from '../../forms/PicturePicker/pictureRules.ts';
import { role } from '../../theme/roles.ts';
import { fontWeight, typeScale } from '../../theme/tokens.ts';

interface PaperPickerProps {
  id: string;
  papers: PictureControls;
  /** Error of the field; the picker's own error takes precedence. */
  error: string | undefined;
  disabled: boolean;
}

const Root = styled('fieldset')(attachedStyles, {
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& .label': { fontWeight: fontWeight.semibold },
  '& .hint': { color: role.inkMuted, fontSize: typeScale.caption },
  '& [role=alert]:empty': { display: 'none' },
});

/** Photos of a company's papers, uploaded as soon as they are chosen. */
export function PaperPicker({ id, papers: { items, onAdd, onRemove, onRetry }, error, disabled }: PaperPickerProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [refusedFiles, setRefusedFiles] = useState<RefusedFiles | null>(null);
  const add = async (files: File[]) => {
    const { accepted, refused } = await checkPictures(files, items.length, MAX_COMPANY_PAPERS);
    setRefusedFiles(refused);
    if (accepted.length > 0) onAdd(accepted);
  };
  const problem = refusedFiles
    ? t(`forms:pictures.problem.${refusedFiles}`, { max: MAX_COMPANY_PAPERS })
    : (error ?? null);
  return (
    <Root id={id} aria-describedby={noteId} disabled={disabled}>
      <legend className="visually-hidden">{t('account:company.papers')}</legend>
      <p className="label" aria-hidden>
        {t('account:company.papers')}
      </p>
      <p className="hint">{t('account:company.papersHint')}</p>
      <AttachedPictures
        label={t('account:company.list')}
        pictures={items}
        onRemove={(pictureId) => {
          setRefusedFiles(null);
          onRemove(pictureId);
        }}
        onRetry={onRetry}
        fallback={button}
      />
      {items.length < MAX_COMPANY_PAPERS && (
        <FileButton ref={button} multiple variant="outlined" icon={ImagePlus} accept={PICTURE_ACCEPT} onFiles={add}>
          {t('account:company.addPapers')}
        </FileButton>
      )}
      <FieldProblem id={noteId} text={problem} />
    </Root>
  );
}
