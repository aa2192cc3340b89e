/** A token with which another program calls `/api/v1`. A revoked one stays, since the audit trail names it by its id. */
export type AccessTokensTable = {
  id: string;
  /** What its owner calls it. */
  name: string;
  token_digest: string;
  last_characters: string;
  /** Separated by spaces. */
  scopes: string;
  /** In whose name it acts. */
  made_by: string;
  made_at: string;
  /** Null: it ends only unused. */
  expires_at: string | null;
  /** Updated at most once a minute. */
  last_used_at: string | null;
  revoked_at: string | null;
};
