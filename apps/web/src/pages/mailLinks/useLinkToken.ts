import { useLocation } from 'react-router-dom';

/**
 * The secret of a link from a mail; empty where there is none. It stands in the address's fragment, which the server
 * never sees: nothing that is drawn at first may depend on it.
 */
export const useLinkToken = (): string => useLocation().hash.slice(1);
