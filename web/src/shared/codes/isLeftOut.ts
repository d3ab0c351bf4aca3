type Claim = { readonly code?: { readonly revoked_at?: string | null } | null }

/**
 * True if the company revoked a code and decided not to replace it, so that the creator can claim no other. A claim
 * that can be replaced is not in the list.
 */
export const isLeftOut = (claims: readonly Claim[]): boolean =>
  claims.some(({ code }) => Boolean(code?.revoked_at))
