type Claim = { readonly code?: { readonly revoked_at?: string | null } | null }

/** True if the company revoked a code without a replacement. Such claims stay in the list and prevent another claim. */
export const isLeftOut = (claims: readonly Claim[]): boolean =>
  claims.some(({ code }) => Boolean(code?.revoked_at))
