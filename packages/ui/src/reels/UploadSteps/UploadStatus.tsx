import { CircleCheck, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../forms/files/ProgressBar.tsx';
import { Button } from '../../foundation/Button/Button.tsx';
import type { ReelUpload } from './reelUpload.ts';

export interface UploadStatusProps {
  upload: Exclude<ReelUpload, { step: 'choosing' }>;
  onRetry(): void;
  onCancel(): void;
  preview?: ReactNode;
}

/** Where a chosen film is, beside its picture. */
export function UploadStatus({ upload, onRetry, onCancel, preview }: UploadStatusProps) {
  const { t } = useTranslation();
  const { step } = upload;
  const percent = step === 'uploading' ? Math.round(upload.progress * 100) : 0;
  const failed = step === 'failed';
  return (
    <div className={`status ${step}`}>
      <div className="frame">{preview}</div>
      <div className="words">
        <div className="said" role={failed ? 'alert' : 'status'}>
          <h2>
            {step === 'ready' && <CircleCheck aria-hidden size={24} strokeWidth={1.75} />}
            {t(`reels:upload.${step}`)}
          </h2>
          <p className="quiet">{(failed && upload.reason) || t(`reels:upload.${step}Text`)}</p>
        </div>
        <p className="file">
          <bdi>{upload.fileName}</bdi>
        </p>
        {(step === 'uploading' || step === 'processing') && (
          <ProgressBar label={t(`reels:upload.${step}`)} progress={step === 'uploading' ? percent : undefined} />
        )}
        {step === 'uploading' && <p className="percent tabular">{t('reels:upload.progress', { percent })}</p>}
        <div className="acts">
          {failed && (
            <Button icon={RotateCw} onClick={onRetry}>
              {t('common:retry')}
            </Button>
          )}
          <Button look="outlined" onClick={onCancel}>
            {t(step === 'uploading' ? 'reels:upload.cancel' : 'reels:upload.replace')}
          </Button>
        </div>
      </div>
    </div>
  );
}
