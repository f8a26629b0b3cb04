import LinearProgress from '@mui/material/LinearProgress';

export interface ProgressBarProps {
  label: string;
  /** 0–100; absent while unknown. */
  progress?: number | undefined;
}

export function ProgressBar({ label, progress }: ProgressBarProps) {
  if (progress === undefined) return <LinearProgress aria-label={label} />;
  const percent = Math.round(Math.min(100, Math.max(0, progress)));
  return <LinearProgress variant="determinate" value={percent} aria-label={label} />;
}
