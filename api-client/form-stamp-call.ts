import { browserClient } from "./browser-client.ts";

/**
 * Fetches a stamp of when a form was first used, to be sent along with the form. Empty when the
 * answer has none, which can happen with a server other than ours.
 * @throws when the call fails.
 */
export async function fetchFormStamp(): Promise<string> {
  const { data } = await browserClient().GET("/auth/form-stamp");
  return data?.stamp ?? "";
}
