/** Longest address that mail can carry (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/** Something, one @, and a domain with a dot in it; no spaces, any script (specification, section 5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
