import type { ErrorCode } from '../errors.ts'
import { requirementCheck } from '../requirement/requirement.ts'
import { listOf } from '../shape.ts'

/** Each of those who were to be invited has one of these. */
export const invited = 'invited'
export type InvitationResult = typeof invited | ErrorCode

/** What of the requirements a creator does not meet, as the answer of `inviteCreators` carries it. */
export const missedRequirements = listOf(requirementCheck)
