import { createContext, useContext } from 'react';

/** False for accounts without a password: forms then send null in its place, after `ConfirmIdentity`. */
export const HasPasswordContext = createContext(true);

/** Initial value of a form's `current_password`. */
export const useInitialPassword = (): string | null => (useContext(HasPasswordContext) ? '' : null);
