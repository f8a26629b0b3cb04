export interface ProgressBarProps {
  /** What is under way, read aloud. */
  label: string;
  /** 0–100; absent while it is not known. */
  progress: number | undefined;
}

/** How far an upload is; `progressStyles` draws it. */
export function ProgressBar({ label, progress = 0 }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, progress)));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
