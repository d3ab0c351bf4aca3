import type { DatabaseTransaction } from '@questboard/database'
import type { MissionRunStatus } from '@questboard/domain'
import { acceptMission, declineMission, expireMission, joinMission, submitMission } from '../index.ts'
import { done } from './done.ts'
import { asCreator, companyOf, setDeadline, time } from './parties.ts'

type Wanted = {
  readonly missionId: string
  readonly creatorId: string
  /** After acceptance, a run waits until its rewards are claimed. Without rewards, it is completed. */
  readonly status?: Exclude<MissionRunStatus, 'canceled'>
  /** The content deadline to set, which can be in the past. */
  readonly deadline?: Date
}

const work = [{ criterionId: null, postType: null, message: 'Done.' }] as const

/** A creator's mission run. Both sides act until it has the wanted status. */
export const createMissionRun = async (
  transaction: DatabaseTransaction,
  { missionId, creatorId, status = 'active', deadline }: Wanted,
): Promise<string> => {
  const creator = asCreator(creatorId)
  const { missionRunId: id } = await done(joinMission(transaction, missionId, creator))
  if (status === 'expired') await done(expireMission(transaction, id, time))
  else if (status !== 'active') await done(submitMission(transaction, id, creator, work))
  const company = await companyOf(transaction, missionId)
  if (status === 'declined') await done(declineMission(transaction, id, company, 'Another game.'))
  if (status === 'completed' || status === 'claimReward') await done(acceptMission(transaction, id, company))
  await setDeadline(transaction, 'mission_run', id, deadline)
  return id
}
