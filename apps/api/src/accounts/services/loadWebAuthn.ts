/** Loads the passkey library at its first use: its 330 modules take a tenth of the time of a start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
