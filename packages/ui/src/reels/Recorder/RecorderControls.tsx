import { type LucideIcon, Pause, Play, SwitchCamera, Zap, ZapOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecorderState } from './recorderState.ts';

export interface RecorderControlsProps {
  state: RecorderState;
  onFlipCamera(): void;
  onTorchChange(isOn: boolean): void;
  onStart(): void;
  onPause(): void;
  onResume(): void;
  onStop(): void;
}

/** Controls of the viewfinder: torch, shutter, flip or pause. */
export function RecorderControls({
  state: { step, canFlip, hasTorch, isTorchOn, isFlipping },
  onFlipCamera,
  onTorchChange,
  onStart,
  onPause,
  onResume,
  onStop,
}: RecorderControlsProps) {
  const { t } = useTranslation();
  const isRecordingOrPaused = step === 'recording' || step === 'paused';
  return (
    <div className="controls">
      {hasTorch ? (
        <RoundButton
          icon={isTorchOn ? Zap : ZapOff}
          label={t('reels:recorder.torch')}
          pressed={isTorchOn}
          onPress={() => onTorchChange(!isTorchOn)}
        />
      ) : (
        <span />
      )}
      <button
        type="button"
        className={isRecordingOrPaused ? 'shutter recording' : 'shutter'}
        aria-label={t(isRecordingOrPaused ? 'reels:recorder.stop' : 'reels:recorder.start')}
        aria-disabled={isFlipping || undefined}
        onClick={isRecordingOrPaused ? onStop : onStart}
      >
        <span />
      </button>
      {step === 'recording' && <RoundButton icon={Pause} label={t('reels:recorder.pause')} onPress={onPause} />}
      {step === 'paused' && <RoundButton icon={Play} label={t('reels:recorder.resume')} onPress={onResume} />}
      {step === 'ready' && canFlip && (
        <RoundButton icon={SwitchCamera} label={t('reels:recorder.flip')} busy={isFlipping} onPress={onFlipCamera} />
      )}
    </div>
  );
}

interface RoundButtonProps {
  icon: LucideIcon;
  label: string;
  pressed?: boolean;
  busy?: boolean;
  onPress(): void;
}

function RoundButton({ icon: Icon, label, pressed, busy = false, onPress }: RoundButtonProps) {
  return (
    <button
      type="button"
      className="control"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </button>
  );
}
