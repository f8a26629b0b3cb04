import { formatNumber } from '@mashrabiya/i18n';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../foundation/useLocale.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { type ClipEdits, type ClipLimits, clock, type PickedClip, sentBytes, trimmed } from './clipRules.ts';
import { TrimStrip } from './TrimStrip.tsx';

const MEGABYTE = 1_000_000;

export interface ClipEditorProps {
  clip: PickedClip;
  limits: ClipLimits;
  onEdit?(edits: ClipEdits): void;
}

/** Trims and mutes a chosen video before upload, and shows the resulting size. */
export function ClipEditor({ clip: { frames, durationSeconds, edits, bytes = 0 }, limits, onEdit }: ClipEditorProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (!edits || durationSeconds === null) return null;
  const megabytes = formatNumber(sentBytes(bytes, durationSeconds, edits) / MEGABYTE, language, 1);
  return (
    <>
      <TrimStrip
        frames={frames}
        durationSeconds={durationSeconds}
        start={edits.start}
        end={edits.end}
        onTrim={(edge, moment) => onEdit?.(trimmed(edits, edge, moment, durationSeconds, limits))}
      />
      <Checkbox
        label={t('forms:clip.mute')}
        checked={edits.isMuted}
        onChange={(isMuted) => onEdit?.({ ...edits, isMuted })}
      />
      <p className="hint" role="status">
        {t('forms:clip.size', { time: clock(edits.end - edits.start), megabytes })}
      </p>
    </>
  );
}
