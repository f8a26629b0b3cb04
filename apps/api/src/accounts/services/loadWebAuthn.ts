/** Loads the passkey library, 330 modules, when the first user needs it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
