import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether the visit has a page before this one. */
export const hasHistory = (): boolean => (history.state?.idx ?? 0) > 0;

/** Goes back in the history where there is one; otherwise the link that was tapped leads on. */
export function useBack() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      if (!hasHistory()) return;
      event.preventDefault();
      navigate(-1);
    },
    [navigate],
  );
}
