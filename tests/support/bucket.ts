import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the stand-in does with calls: what it is asked, an error with a status, no answer, or hangs up. */
export type BucketMood = "works" | "hangs" | "hangs up" | number;

/** A local stand-in for a store that speaks S3, with one bucket. It checks each signature and each body's digest. */
export type StandInBucket = {
  host: string;
  mood: BucketMood;
  /** Moods of the next calls, before `mood`. */
  moods: BucketMood[];
  /** Code in the body of an error. */
  code: string;
  isPublic: boolean;
  /** What it says of versions and of its life cycle. */
  versioning: string;
  lifecycle: string;
  /** By key. */
  files: Map<string, Buffer>;
  /** What it keeps of what it is sent; absent: all of it. */
  onPut?: (body: Buffer) => Buffer;
  /** Method and path of each call, oldest first. */
  calls: string[];
  /** Settings of a site whose photos are in it. */
  env: Record<string, string>;
  /** Settings of a site whose backups are sent to it. */
  backupEnv: Record<string, string>;
  /** Parts of uploads that are not complete, by upload. */
  uploads: Map<string, { key: string; since: Date; parts: Map<number, Buffer> }>;
  close(): void;
};

const bucket = "photos";
const keyId = "AKIDSITE";
const secret = "not/a+secret";
const region = "us-east-1";
/** Keys in one answer, so that every list has several. */
const page = 2;

/** @param options.prefix begins the keys of the site. */
export async function startBucket({ prefix = "roofs/2026" } = {}): Promise<StandInBucket> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    store.calls.push(`${request.method} ${request.url}`);
    const mood = store.moods.shift() ?? store.mood;
    if (mood === "hangs") return;
    if (mood === "hangs up") return request.socket.destroy();
    if (mood !== "works") return fail(response, mood, store.code);
    const url = new URL(`http://${request.headers.host}${request.url}`);
    const fault = faultOfSignature(request, url, body);
    const isStranger = fault === "AccessDenied" && store.isPublic && request.method === "GET";
    if (fault && !isStranger) return fail(response, 403, fault);
    answer(request, response, url, body);
  });

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: Buffer,
  ): unknown {
    const [, name, ...rest] = url.pathname.split("/");
    const key = decodeURIComponent(rest.join("/"));
    if (name !== bucket) return fail(response, 404, "NoSuchBucket");
    if (key === "") return response.end(aboutBucket(url.searchParams));
    const { searchParams: query } = url;
    if (query.has("uploads") || query.has("uploadId")) {
      return answerUpload(request, response, { key, query, body });
    }
    const source = request.headers["x-amz-copy-source"];
    if (request.method === "PUT" && typeof source === "string") {
      const file = store.files.get(source.slice(`/${bucket}/`.length));
      if (!file) return fail(response, 404, "NoSuchKey");
      store.files.set(key, file);
      return response.end("<CopyObjectResult/>");
    }
    if (request.method === "PUT") store.files.set(key, store.onPut?.(body) ?? body);
    if (request.method === "DELETE") {
      store.files.delete(key);
      response.statusCode = 204;
    }
    if (request.method !== "GET") return response.end();
    const file = store.files.get(key);
    if (!file) return fail(response, 404, "NoSuchKey");
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (!from || !to) return response.end(file);
    return response.writeHead(206).end(file.subarray(Number(from), Number(to) + 1));
  }

  /** https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html */
  function answerUpload(
    { method }: IncomingMessage,
    response: ServerResponse,
    { key, query, body }: { key: string; query: URLSearchParams; body: Buffer },
  ): unknown {
    if (query.has("uploads")) {
      const id = `upload/${store.uploads.size + 1}+a`;
      store.uploads.set(id, { key, since: new Date(), parts: new Map() });
      return response.end(
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get("uploadId") ?? "";
    const upload = store.uploads.get(id);
    if (!upload || upload.key !== key) return fail(response, 404, "NoSuchUpload");
    if (method === "PUT") {
      upload.parts.set(Number(query.get("partNumber")), body);
      return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    store.uploads.delete(id);
    if (method === "DELETE") return response.writeHead(204).end();
    const named = body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag>/g);
    const parts = Array.from(named, ([, number, tag]) => {
      const part = upload.parts.get(Number(number));
      return part && sha256(part) === tag ? part : undefined;
    });
    // As the store says it that has already begun its answer.
    if (parts.length === 0 || parts.includes(undefined)) {
      return response.end("<Error><Code>InvalidPart</Code></Error>");
    }
    store.files.set(key, Buffer.concat(parts.filter((part) => part !== undefined)));
    return response.end("<CompleteMultipartUploadResult/>");
  }

  function aboutBucket(query: URLSearchParams): string {
    if (query.has("versioning")) return store.versioning;
    if (query.has("lifecycle")) return store.lifecycle;
    if (query.has("uploads")) {
      const uploads = [...store.uploads].map(
        ([id, { key, since }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${since.toISOString()}</Initiated></Upload>`,
      );
      return `<ListMultipartUploadsResult>${uploads.join("")}</ListMultipartUploadsResult>`;
    }
    const begin = query.get("prefix") ?? "";
    const after = query.get("continuation-token") ?? "";
    const keys = [...store.files.keys()]
      .filter((key) => key.startsWith(begin) && key > after)
      .sort();
    const shown = keys.slice(0, page);
    const next = keys.length > page ? shown.at(-1) : undefined;
    const contents = shown.map((key) => {
      const size = store.files.get(key)?.length;
      return `<Contents><Key>${key}</Key><Size>${size}</Size></Contents>`;
    });
    return `<ListBucketResult>${contents.join("")}${
      next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ""
    }</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store: StandInBucket = {
    host,
    mood: "works",
    moods: [],
    code: "InternalError",
    isPublic: false,
    versioning: "<VersioningConfiguration/>",
    lifecycle: "<LifecycleConfiguration/>",
    files: new Map(),
    calls: [],
    env: {
      PHOTOS_URL: `http://${host}/${bucket}${prefix && `/${prefix}`}`,
      AWS_ACCESS_KEY_ID: keyId,
      AWS_SECRET_ACCESS_KEY: secret,
    },
    backupEnv: {
      BACKUP_URL: `http://${host}/${bucket}${prefix && `/${prefix}`}`,
      BACKUP_ACCESS_KEY_ID: keyId,
      BACKUP_SECRET_ACCESS_KEY: secret,
      BACKUP_PASSPHRASE: "correct horse battery",
    },
    uploads: new Map(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}

function fail(response: ServerResponse, status: number, code: string): unknown {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${secret}</Message></Error>`;
  return response.writeHead(status, { "content-type": "application/xml" }).end(body);
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function faultOfSignature(
  { method, headers }: IncomingMessage,
  url: URL,
  body: Buffer,
): string | undefined {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    );
  if (!parts) return "AccessDenied";
  const [, id, scope = "", names = "", signature] = parts;
  if (id !== keyId) return "InvalidAccessKeyId";
  const digest = headers["x-amz-content-sha256"];
  if (digest !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const lines = names.split(";").map((name) => `${name}:${headers[name]}\n`);
  const asked = [method, url.pathname, query, lines.join(""), names, digest].join("\n");
  const date = String(headers["x-amz-date"]);
  const [day = ""] = scope.split("/");
  if (scope !== `${date.slice(0, 8)}/${region}/s3/aws4_request`) {
    return "AuthorizationHeaderMalformed";
  }
  const key = [day, region, "s3", "aws4_request"].reduce(
    (from: string | Buffer, part) => createHmac("sha256", from).update(part).digest(),
    `AWS4${secret}`,
  );
  const signed = ["AWS4-HMAC-SHA256", date, scope, sha256(Buffer.from(asked))].join("\n");
  const right = createHmac("sha256", key).update(signed).digest("hex");
  return signature === right ? undefined : "SignatureDoesNotMatch";
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
