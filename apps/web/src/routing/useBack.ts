import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** True if the history has an earlier page of this visit. */
export const hasHistory = (): boolean => (history.state?.idx ?? 0) > 0;

/** Goes back in the history if possible; otherwise follows the link. */
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
