import { createContext, useContext } from 'react';

/**
 * Whether the account has a password. Where it has none, forms ask for no current password and send null in its place:
 * `ConfirmIdentity` stands before them.
 */
export const HasPassword = createContext(true);

/** The initial value of a form's `current_password`. */
export const useInitialProof = (): string | null => (useContext(HasPassword) ? '' : null);
