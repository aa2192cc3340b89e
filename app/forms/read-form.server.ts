/**
 * The fields of a form that was sent without scripts. Fields of ours are named by one word; whatever
 * else was sent is left out: no page of ours sends `__proto__` or `name[0].first`.
 */
export async function readForm(request: Request): Promise<FormData> {
  const fields = new FormData();
  for (const [name, value] of await request.formData()) {
    if (typeof value === "string" && /^[a-z]\w*$/i.test(name)) fields.append(name, value);
  }
  return fields;
}
