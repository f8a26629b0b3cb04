import { useLocation } from 'react-router-dom';

/** Token in the URL fragment, which the server never sees: the first render must not depend on it. */
export const useLinkToken = (): string => useLocation().hash.slice(1);
