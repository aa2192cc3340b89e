/** A boolean: SQLite has no such type. */
export type Flag = 0 | 1;
