import type { QuestRunStatus } from '@questboard/domain'

type Run = {
  readonly status: QuestRunStatus
  readonly kit_codes: number | null
  readonly code_claims: readonly unknown[]
}

/** Codes are for the content that is to be made: from the payment on until it is approved and public. */
const open: readonly QuestRunStatus[] = [
  'CONTENTPRODUCTION',
  'CONTENTREVIEW',
  'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
]

/** How many codes of the kit a creator may still claim: more again where a batch was taken back. */
export const codesLeft = ({ status, kit_codes, code_claims }: Run): number =>
  open.includes(status) ? Math.max((kit_codes ?? 0) - code_claims.length, 0) : 0
