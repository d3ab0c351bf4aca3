import type { QuestRunStatus } from '@questboard/domain'
import { isLeftOut } from '../../../shared/codes/isLeftOut.ts'

type Run = {
  readonly status: QuestRunStatus
  readonly kit_codes: number | null
  readonly code_claims: Parameters<typeof isLeftOut>[0]
}

/** Codes are for making the content, so they are available from the payment until the content is approved and public. */
const open: readonly QuestRunStatus[] = [
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
]

/** The number of kit codes that a creator can still claim. Zero if the company revoked a code without a replacement. */
export const codesLeft = ({ status, kit_codes, code_claims }: Run): number =>
  open.includes(status) && !isLeftOut(code_claims) ? Math.max((kit_codes ?? 0) - code_claims.length, 0) : 0
