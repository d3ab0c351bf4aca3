import {
  errors,
  invitationForm,
  invitationsAtOnce,
  isErrorCode,
  mailedInvitationsPerDay,
} from '@questboard/domain'
import { z } from 'zod'
import { type Asked, findAsked } from '../invitations/findAsked.ts'
import { inviteOne, type Outcome } from '../invitations/inviteOne.ts'
import { findSuggestions, withSuggestion } from '../invitations/suggestedOffers.ts'
import { type ActionCall, type ActionRequest, defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { actorOf, type Member } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'

const REQUESTS = { tries: 200, seconds: 60 * 60 }
const MAILS = { tries: mailedInvitationsPerDay, seconds: 24 * 60 * 60 }

const named = z.array(z.string().trim().min(1).max(254))
type Named = Readonly<Record<'creatorIds' | 'usernames' | 'emails', readonly string[]>>
const count = ({ creatorIds, usernames, emails }: Named): number =>
  creatorIds.length + usernames.length + emails.length

const input = invitationForm
  .extend({
    activationId: z.guid(),
    /** Each creator gets the suggested offer, but at most the amount in the form. */
    matchmakingId: z.guid().nullable().default(null),
    creatorIds: z.array(z.guid()),
    usernames: named,
    emails: named,
  })
  .refine((asked) => count(asked) > 0, { message: errors['invalid-input'], path: ['creatorIds'] })
  .refine((asked) => count(asked) <= invitationsAtOnce, {
    message: errors['answer-too-large'],
    path: ['creatorIds'],
  })
type Input = z.output<typeof input>
type Call = ActionCall<Input, Member>

const prepare = async (call: ActionRequest<Input, Member>): Promise<void> => {
  const { companyId } = call.person
  await ration(call, `invitations:${companyId}`, REQUESTS)
  // Invitations are limited because each sends the company's text to an unverified email address.
  for (const _ of call.input.emails) await ration(call, `mailed-invitations:${companyId}`, MAILS)
}

/** Checks that are the same for every creator, including options that only quests have. */
const checkActivation = async ({ transaction, input: { activationId, offer, autoBid }, person }: Call) => {
  const activation = await transaction
    .selectFrom('activation')
    .select(['kind', 'is_open'])
    .where('id', '=', activationId)
    .where('company_id', '=', person.companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (activation === undefined) throw refuse('not-found')
  if (!activation.is_open) throw refuse('activation-not-open')
  if (activation.kind !== 'QUEST' && (offer !== null || autoBid !== null))
    throw refuse('invalid-input', 'offer')
}

/** Sorts the creators, so that two requests for the same creators lock them in the same order and cannot deadlock. */
const inOrder = (people: readonly Asked[]): readonly Asked[] =>
  people.toSorted((a, b) => {
    const [left, right] = [a.creator?.id ?? a.asked, b.creator?.id ?? b.asked]
    return left < right ? -1 : Number(left > right)
  })

/** Errors that apply to the whole request rather than to one creator. */
const ofAll: ReadonlySet<string> = new Set(['not-allowed', 'waitlist-first', 'invitation-deadline'])

const inviteAll = async (call: Call, people: readonly Asked[]): Promise<ReadonlyMap<Asked, Outcome>> => {
  const { transaction, input: form, person } = call
  const actor = actorOf(person)
  const { activationId, matchmakingId } = form
  const suggestions =
    matchmakingId === null
      ? null
      : await findSuggestions(transaction, { matchmakingId, activationId, companyId: person.companyId })
  const outcomes = new Map<Asked, Outcome>()
  for (const one of inOrder(people)) {
    const own = withSuggestion(form, suggestions?.get(one.creator?.id ?? ''))
    const outcome = await inviteOne({ transaction, activationId, form: own, actor }, one)
    if (ofAll.has(outcome.result) && isErrorCode(outcome.result)) throw refuse(outcome.result)
    outcomes.set(one, outcome)
  }
  return outcomes
}

/** Invites many creators to one activation. A failure for one does not stop the others. */
export const inviteCreators = defineAction('inviteCreators', {
  who: 'companyMember',
  idempotent: true,
  input,
  prepare,
  async handle(call) {
    await checkActivation(call)
    const people = await findAsked(call.transaction, call.input)
    const outcomes = await inviteAll(call, people)
    return { outcomes: people.flatMap((one) => outcomes.get(one) ?? []) }
  },
})
