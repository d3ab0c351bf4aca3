import type { ErrorCode } from '../errors.ts'
import { requirementCheck } from '../requirement/requirement.ts'
import { listOf } from '../shape.ts'

/** The result for each creator of a request. */
export const invited = 'invited'
export type InvitationResult = typeof invited | ErrorCode

/** The requirements that a creator doesn't meet, as returned by `inviteCreators`. */
export const missedRequirements = listOf(requirementCheck)
