import CircularProgress from '@mui/material/CircularProgress';

/** Hidden from screen readers: the field announces loading in words. */
export function Spinner({ className }: { className?: string }) {
  return <CircularProgress className={className} color="inherit" size={18} aria-hidden />;
}
