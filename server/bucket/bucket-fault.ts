import { codeOf } from "#server/database/unavailable.ts";

/**
 * Why a call of a bucket failed. It holds neither keys nor what the store has said beyond its code.
 * Codes: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
 */
export class BucketFault extends Error {
  /** The store's own (`NoSuchBucket`), the system's (`ECONNREFUSED`), `TIMEOUT`, or `HTTP 500`. */
  readonly code: string;
  /** Whether the same call would fail again at once. */
  readonly isLasting: boolean;

  constructor(code: string, { isLasting = false }: { isLasting?: boolean } = {}) {
    super(`The bucket does not do it (${code}).`);
    this.name = "BucketFault";
    this.code = code;
    this.isLasting = isLasting;
  }
}

/** What a store says in an answer that is not one from 200 to 299. */
export function faultOfAnswer({ status, body }: { status: number; body: Buffer }): BucketFault {
  const [, code] = /<Code>(\w{1,60})<\/Code>/.exec(body.toString("utf8", 0, 4_096)) ?? [];
  return new BucketFault(code ?? `HTTP ${status}`, { isLasting: status < 500 && status !== 429 });
}

/** What went wrong before there was an answer. */
export function faultOfCall(error: unknown): BucketFault {
  if (error instanceof BucketFault) return error;
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new BucketFault(codeOf(cause));
}

/** The names of the settings that a bucket is known by. */
export type BucketSettings = Readonly<Record<"url" | "keyId" | "secret" | "region", string>>;

/** A fault in words for whoever runs the site, with what to do. */
export function explainBucketFault(
  { code }: BucketFault,
  { host, name }: { host: string; name: string },
  settings: BucketSettings,
): string {
  switch (code) {
    case "NoSuchBucket":
      return `${host} has no bucket ${name}: create it, or correct ${settings.url}`;
    case "InvalidAccessKeyId":
      return `${host} does not know the key in ${settings.keyId}`;
    case "SignatureDoesNotMatch":
      return `${host} does not accept ${settings.secret} with ${settings.keyId}`;
    case "AccessDenied":
    case "AllAccessDisabled":
    case "HTTP 403":
      return `the key in ${settings.keyId} may not list, read, write and delete in ${name}: allow s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject`;
    case "RequestTimeTooSkewed":
      return `${host} refuses this machine's clock: set it by a time server`;
    case "AuthorizationHeaderMalformed":
    case "PermanentRedirect":
    case "HTTP 301":
    case "HTTP 307":
      return `${name} is in another region: correct ${settings.region}, and the host in ${settings.url}`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `the name ${host} cannot be found: correct ${settings.url}`;
    case "TIMEOUT":
      return `${host} does not answer in time`;
    default:
      if (/CERT|UNABLE_TO_VERIFY|INVALID_CA/.test(code)) {
        return `the certificate of ${host} cannot be trusted (${code}): correct ${settings.url}, or name your own authority's file in NODE_EXTRA_CA_CERTS`;
      }
      return /^E[A-Z]+$/.test(code)
        ? `${host} cannot be reached (${code}): correct ${settings.url}`
        : `${host} does not do what ${settings.url} needs (${code}): is it the address of a store that speaks S3?`;
  }
}
