import type { ErrorCode } from '../errors.ts'
import { requirementCheck } from '../requirement/requirement.ts'
import { listOf } from '../shape.ts'

/** The result of an invitation request for each creator. */
export const invited = 'invited'
export type InvitationResult = typeof invited | ErrorCode

/** The requirements that a creator doesn't meet, as returned by `inviteCreators`. */
export const missedRequirements = listOf(requirementCheck)
