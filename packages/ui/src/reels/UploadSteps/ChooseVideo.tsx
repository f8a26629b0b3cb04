import { formatNumber } from '@mashrabiya/i18n';
import { Clapperboard, Upload, Video } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../../forms/files/Problem.tsx';
import { Button, ButtonLink } from '../../foundation/Button/Button.tsx';
import { useLocale } from '../../foundation/useLocale.ts';
import { type FilmProblem, filmProblem, VIDEO_TYPES } from './film.ts';

export interface ChooseVideoProps {
  onChoose(file: File): void;
  /** Longest film, in seconds. Said here; measured where the film is read. */
  maxSeconds: number;
  /** Largest film, in megabytes. */
  maxMegabytes: number;
  /** Where a film is recorded instead; no link when absent. */
  recordHref?: string;
}

/** A film from the device: chosen, or dragged here. */
export function ChooseVideo({ onChoose, maxSeconds, maxMegabytes, recordHref }: ChooseVideoProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FilmProblem | null>(null);

  const take = (file: File | undefined) => {
    if (!file) return;
    const found = filmProblem(file, maxMegabytes);
    setProblem(found);
    if (!found) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const megabytes = formatNumber(maxMegabytes, language);
  return (
    <fieldset
      className={over ? 'choose over' : 'choose'}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Clapperboard className="picture" aria-hidden size={44} strokeWidth={1.25} />
      <h2 id={`${id}-title`}>{t('reels:upload.chooseTitle')}</h2>
      <p className="quiet">{t('reels:upload.chooseText')}</p>
      <div className="acts">
        <Button icon={Upload} aria-describedby={`${id}-limits`} onClick={() => input.current?.click()}>
          {t('reels:upload.choose')}
        </Button>
        {recordHref && (
          <ButtonLink look="outlined" icon={Video} href={recordHref}>
            {t('reels:upload.record')}
          </ButtonLink>
        )}
      </div>
      <p className="quiet drag">{t('reels:upload.drop')}</p>
      <p className="quiet limits" id={`${id}-limits`}>
        {t('reels:upload.limits', { seconds: formatNumber(maxSeconds, language), megabytes })}
      </p>
      <Problem text={problem ? t(`reels:upload.${problem}`, { megabytes }) : null} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('reels:upload.choose')}
        accept={VIDEO_TYPES.join(',')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
