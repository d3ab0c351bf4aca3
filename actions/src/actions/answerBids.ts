import { errors } from '@questboard/domain'
import { acceptBid, rejectBid } from '@questboard/moves'
import { z } from 'zod'
import { type ActionCall, defineAction } from '../lib/action.ts'
import { type Member, partyOf } from '../lib/audiences.ts'
import { runOfBid } from '../quest-runs/runOfBid.ts'

const moves = { accept: acceptBid, decline: rejectBid } as const

const input = z.object({
  bidIds: z.array(z.guid()).min(1).max(100),
  answer: z.enum(['accept', 'decline']),
})

type Call = ActionCall<z.output<typeof input>, Member>

/** By their runs, so that two people who answer the same offers wait for each other; those of others last. */
const inOrder = async ({ transaction, input: { bidIds }, person }: Call): Promise<readonly string[]> => {
  const own = await transaction
    .selectFrom('quest_bid')
    .select('id')
    .where('id', 'in', bidIds)
    .where('company_id', '=', person.companyId)
    .orderBy('quest_run_id')
    .orderBy('id')
    .execute()
  return [...new Set([...own.map(({ id }) => id), ...bidIds])]
}

const answerOne = async (call: Call, bidId: string) => {
  const mover = partyOf(call.person)
  const found = await runOfBid(call.transaction, bidId, mover)
  const verdict = found.ok ? await moves[call.input.answer](call.transaction, found.questRunId, mover) : found
  return verdict.ok
    ? { bidId, code: null, message: null }
    : { bidId, code: verdict.code, message: errors[verdict.code] }
}

/** Many offers of creators, each answered or refused for itself. */
export const answerBids = defineAction('answerBids', {
  who: 'companyMember',
  idempotent: true,
  input,
  async handle(call) {
    const outcomes = []
    for (const bidId of await inOrder(call)) outcomes.push(await answerOne(call, bidId))
    return outcomes
  },
})
