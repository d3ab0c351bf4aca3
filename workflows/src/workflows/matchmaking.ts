import { ActivityFailure, isCancellation, proxyActivities, rootCause } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { MatchmakingInput } from '../contract.ts'
import { databaseWork, rankWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { lookAtMatchmaking, failMatches } = proxyActivities<Activities>(databaseWork)
const { makeMatches } = proxyActivities<Activities>(rankWork)

/** Computes matches for an activation. All results are written together, so the row is computing, ready or failed. */
export async function matchmaking({ matchmakingId }: MatchmakingInput): Promise<string> {
  const show = showInUi({ kind: 'matchmaking', about: `Matchmaking ${matchmakingId}` })
  const row = await lookAtMatchmaking(matchmakingId)
  if (row?.status !== 'generating') return row?.status ?? 'gone'
  show({ status: 'generating', detail: 'Ranking creators' }, {}, { company: row.companyId })
  try {
    await makeMatches(matchmakingId)
    show({ status: 'ready', detail: 'The matches are ready' })
    return 'ready'
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error
    show({ status: 'failed', detail: rootCause(error) ?? error.message })
    await failMatches(matchmakingId)
    return 'failed'
  }
}
