type Reward = { readonly kind: string; readonly quantity?: number | null }
type Claim = { readonly code_claims: readonly unknown[] }

/** The number of codes in a claimed reward that the company revoked without a replacement. */
export const missingCodes = ({ kind, quantity }: Reward, { code_claims }: Claim): number =>
  kind === 'code' ? Math.max((quantity ?? 0) - code_claims.length, 0) : 0
