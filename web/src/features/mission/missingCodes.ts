type Reward = { readonly kind: string; readonly quantity?: number | null }
type Claim = { readonly code_claims: readonly unknown[] }

/** How many codes of a claimed reward the company took back and had no others for. */
export const missingCodes = ({ kind, quantity }: Reward, { code_claims }: Claim): number =>
  kind === 'code' ? Math.max((quantity ?? 0) - code_claims.length, 0) : 0
