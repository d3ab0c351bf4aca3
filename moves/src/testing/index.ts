/**
 * Test data created through status changes, for all test suites that can use this workspace. Users and companies are in
 * `database/testing`.
 */
export { applyQuestRunDeadline } from '../quest-run/applyQuestRunDeadline.ts'
export { bidOf, buildBid } from './buildBid.ts'
export { createActivation } from './createActivation.ts'
export { createCode } from './createCode.ts'
export { createInvitation } from './createInvitation.ts'
export { createKeyParticipant } from './createKeyParticipant.ts'
export { buildApplication, createMembership } from './createMembership.ts'
export { createMissionRun } from './createMissionRun.ts'
export { createQuestRun } from './createQuestRun.ts'
export { decideDispute } from './decideDispute.ts'
export { setDeadline } from './parties.ts'
export { seeContent } from './seeContent.ts'
export { walkQuestRun } from './walkQuestRun.ts'
