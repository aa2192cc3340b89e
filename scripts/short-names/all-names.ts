const first = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const further = `${first}0123456789`;

/** Generates `a` … `Z`, `aa` … `Z9`, and so on. */
export function* allNames(): Generator<string, never> {
  for (
    let names = [...first];
    ;
    names = names.flatMap((name) => [...further].map((end) => name + end))
  ) {
    yield* names;
  }
}
