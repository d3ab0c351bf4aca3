import type { QuestRunStatus } from '@questboard/domain'

type Run = {
  readonly status: QuestRunStatus
  readonly kit_codes: number | null
  readonly code_claims: readonly unknown[]
}

/** Codes are for making the content, so they are available from the payment until the content is approved and public. */
const open: readonly QuestRunStatus[] = [
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
]

/** The number of kit codes a creator can still claim. Revoked codes can be claimed again. */
export const codesLeft = ({ status, kit_codes, code_claims }: Run): number =>
  open.includes(status) ? Math.max((kit_codes ?? 0) - code_claims.length, 0) : 0
