import type { BucketCalls } from "./bucket-calls.ts";

export type ListedFile = {
  /** The file's key, without what begins every key of ours. */
  name: string;
  /** Null when the store does not say. */
  bytes: number | null;
};

/**
 * Everything in a bucket whose key begins as ours do, others' included.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
 * @throws BucketFault
 */
export async function listBucket({ call, prefix }: BucketCalls): Promise<ListedFile[]> {
  const found: ListedFile[] = [];
  let after: string | undefined;
  do {
    const query = { "list-type": "2", prefix, ...(after && { "continuation-token": after }) };
    const { body } = await call("GET", { key: "", query });
    const list = body.toString();
    for (const [, file = ""] of list.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      const key = /<Key>([^<]+)<\/Key>/.exec(file)?.[1] ?? "";
      const bytes = /<Size>(\d+)<\/Size>/.exec(file)?.[1];
      found.push({ name: key.slice(prefix.length), bytes: bytes ? Number(bytes) : null });
    }
    after = /<NextContinuationToken>([^<]+)</.exec(list)?.[1];
  } while (after);
  return found;
}
