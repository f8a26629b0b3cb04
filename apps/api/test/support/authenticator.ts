import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const toBase64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** Flags of an authenticator: user present, user verified, attested key included. */
const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];

export interface SignOptions {
  challenge: string;
  origin: string;
  rpId?: string;
  isUserVerified?: boolean;
  userHandle?: string;
  /** Claimed signature counter instead of the next one. */
  counter?: number;
}

/** A WebAuthn authenticator, which can also lie. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;

  const buildClientData = (type: string, { challenge, origin }: SignOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const buildAuthenticatorData = (
    { origin, rpId, isUserVerified = true, counter }: SignOptions,
    extra = Buffer.alloc(0),
  ) => {
    const flags = PRESENT | (isUserVerified ? VERIFIED : 0) | (extra.length ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? uses++);
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, extra]);
  };
  const common = {
    id: toBase64url(id),
    rawId: toBase64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  };

  return {
    make(signing: SignOptions) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = buildAuthenticatorData(signing, Buffer.concat([Buffer.alloc(16), length, id, cose]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = toBase64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      const clientDataJSON = toBase64url(buildClientData('webauthn.create', signing));
      return { ...common, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    use(signing: SignOptions) {
      const client = buildClientData('webauthn.get', signing);
      const data = buildAuthenticatorData(signing);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: toBase64url(client),
        authenticatorData: toBase64url(data),
        signature: toBase64url(signature),
        ...(signing.userHandle !== undefined && { userHandle: signing.userHandle }),
      };
      return { ...common, response };
    },
  };
}
