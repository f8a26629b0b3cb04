import CircularProgress from '@mui/material/CircularProgress';

/** Something is on its way to a field. The field says so in words. */
export function Spinner({ className }: { className?: string }) {
  return <CircularProgress className={className} color="inherit" size={18} aria-hidden />;
}
