/** Loads the library, 330 modules, only for the first user who needs it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
