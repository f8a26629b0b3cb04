import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and until what it drew has come to life. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
