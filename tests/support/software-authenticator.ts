import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** The options we read. */
export type PasskeyOptions = { challenge: string; user?: { id: string } };

/**
 * A software authenticator with what passkeys need (Web Authentication, sections 6.1 and 6.5): ES256, no attestation.
 * It does as told, so that tests can make it misbehave.
 */
export function softwareAuthenticator(site: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const state = { counter: 0, userHandle: "" };

  /** The authenticator data: relying party, flags for the person's presence and verification, and the counter. */
  function authenticatorData(isVerified: boolean, attested = Buffer.alloc(0)): Buffer {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    return Buffer.concat([sha256(site.rpId), Buffer.of(flags), counter, attested]);
  }

  function clientData(type: string, challenge: string, origin = site.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function credentialOf(response: Record<string, unknown>) {
    const encoded = id.toString("base64url");
    return {
      id: encoded,
      rawId: encoded,
      type: "public-key",
      response,
      clientExtensionResults: {},
    };
  }

  return {
    state,

    /** Like `navigator.credentials.create`. */
    register(
      { challenge, user }: PasskeyOptions,
      { isVerified = true, origin = site.origin } = {},
    ) {
      state.userHandle = user?.id ?? "";
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]);
      const length = Buffer.of(0, id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const attestation = cborMap([
        ["fmt", "none"],
        ["attStmt", []],
        ["authData", authenticatorData(isVerified, attested)],
      ]);
      return credentialOf({
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },

    /** Like `navigator.credentials.get`. */
    signIn({ challenge }: PasskeyOptions, { isVerified = true, origin = site.origin } = {}) {
      state.counter += 1;
      const data = authenticatorData(isVerified);
      const client = clientData("webauthn.get", challenge, origin);
      const signed = Buffer.concat([data, sha256(client)]);
      return credentialOf({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: createSign("sha256").update(signed).sign(privateKey, "base64url"),
        userHandle: state.userHandle,
      });
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

type CborValue = number | string | Buffer | CborEntries;
type CborEntries = readonly (readonly [number | string, CborValue])[];

/** The part of CBOR (RFC 8949) needed here: integers, texts, bytes, maps. */
function cborMap(entries: CborEntries): Buffer {
  return Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ]);
}

function cbor(value: CborValue): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string") {
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return cborMap(value);
}

function cborHead(major: number, count: number): Buffer {
  if (count < 24) return Buffer.of((major << 5) | count);
  return Buffer.of((major << 5) | 24, count);
}
