/** A `fetch` that keeps cookies like a browser, and records requests. */
export function createCookieFetch() {
  const cookies = new Map<string, string>();
  const requests: Request[] = [];
  const cookieFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const header = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (header) request.headers.set("cookie", header);
    requests.push(request.clone());
    const response = await fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  return { fetch: cookieFetch, cookies, requests };
}

/** An in-memory local storage. */
export function createMemoryStorage(initial: Record<string, string> = {}) {
  const entries = new Map(Object.entries(initial));
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
