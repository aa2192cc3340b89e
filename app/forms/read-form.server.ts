/**
 * The fields of a form sent without scripts. Our field names are single words; anything else, such
 * as `__proto__` or `name[0].first`, comes from no page of ours and is dropped.
 */
export async function readForm(request: Request): Promise<FormData> {
  const fields = new FormData();
  for (const [name, value] of await request.formData()) {
    if (typeof value === "string" && /^[a-z]\w*$/i.test(name)) fields.append(name, value);
  }
  return fields;
}
