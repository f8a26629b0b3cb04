import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/locale/useLocale.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TrimStrip } from './TrimStrip.tsx';
import {
  estimateUploadBytes,
  formatMoment,
  type PickedVideo,
  trimVideo,
  type VideoEdits,
  type VideoLimits,
} from './videoRules.ts';

const BYTES_PER_MEGABYTE = 1_000_000;

export interface VideoEditorProps {
  picked: PickedVideo;
  limits: VideoLimits;
  onEdit?(edits: VideoEdits): void;
}

/** Trims and mutes a chosen video before upload, and shows the resulting size. */
export function VideoEditor({
  picked: { frames, durationSeconds, edits, bytes = 0 },
  limits,
  onEdit,
}: VideoEditorProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (!edits || durationSeconds === null) return null;
  const megabytes = formatNumber(estimateUploadBytes(bytes, durationSeconds, edits) / BYTES_PER_MEGABYTE, language, 1);
  return (
    <>
      <TrimStrip
        frames={frames}
        durationSeconds={durationSeconds}
        start={edits.start}
        end={edits.end}
        onTrim={(edge, moment) => onEdit?.(trimVideo(edits, edge, moment, durationSeconds, limits))}
      />
      <Checkbox
        label={t('forms:video.mute')}
        checked={edits.isMuted}
        onChange={(isMuted) => onEdit?.({ ...edits, isMuted })}
      />
      <p className="hint" role="status">
        {t('forms:video.size', { time: formatMoment(edits.end - edits.start), megabytes })}
      </p>
    </>
  );
}
