import LinearProgress from '@mui/material/LinearProgress';

export interface ProgressBarProps {
  /** What is under way, read aloud. */
  label: string;
  /** 0–100; absent while it is not known. */
  progress?: number | undefined;
}

/** How far an upload is. */
export function ProgressBar({ label, progress }: ProgressBarProps) {
  if (progress === undefined) return <LinearProgress aria-label={label} />;
  const percent = Math.round(Math.min(100, Math.max(0, progress)));
  return <LinearProgress variant="determinate" value={percent} aria-label={label} />;
}
