import { sql } from 'kysely'
import * as moves from '../index.ts'
import { bulkActionMoves, prepareSome } from './bulkMoves.ts'
import { channelMoves, connectAnother } from './channelMoves.ts'
import { buildApplication } from './createMembership.ts'
import { asCreator } from './parties.ts'
import {
  activationMoves,
  disputeMoves,
  invitationMoves,
  keyMoves,
  likely,
  memberMoves,
  missionMoves,
  paymentMoves,
  payoutMoves,
  questRunMoves,
  type Row,
  type Step,
} from './possibleMoves.ts'
import type { Random } from './randomOf.ts'
import { companyInvitationMoves, exportMoves, matchmakingMoves, requests } from './toolMoves.ts'
import { buildBid, company, createActivation, createCode, people, type World } from './world.ts'

type Named = { readonly name: string; readonly take: Step }
type Walk = { readonly world: World; readonly random: Random; readonly sequence: () => number }

/** The more often a table is in this list, the more often the random test picks it. */
const tables = [
  'quest_run',
  'quest_run',
  'quest_run',
  'quest_run',
  'quest_run_dispute',
  'payment',
  'payment',
  'payout',
  'mission_run',
  'key_campaign_participant',
  'program_membership',
  'invitation',
  'activation',
  'export',
  'matchmaking',
  'company_invitation',
  'bulk_action',
  'bulk_action',
  'channel_verification',
] as const
type Table = (typeof tables)[number]

const kinds = ['QUEST', 'MISSION', 'KEY'] as const

/** Tables that only companies use. */
const ofCompany = ['payment', 'activation', 'export', 'matchmaking', 'company_invitation', 'bulk_action']

/** Tables with other column names or without a status. */
const columns: Readonly<Partial<Record<Table, string>>> = {
  bulk_action: `id, case when started_at is null then 'chosen' when finished_at is null then 'confirmed' else 'over' end as status`,
  channel_verification: 'connection_id as id, status, user_id as creator_id',
}
const moments: Readonly<Partial<Record<Table, string>>> = {
  invitation: 'invited_at',
  channel_verification: 'started_at',
}

const rowsOf = async ({ world }: Walk, table: Table): Promise<readonly Row[]> => {
  const creator = ofCompany.some((each) => each === table) ? '' : ', creator_id'
  const found = await world.run(
    `select ${columns[table] ?? `id, status${creator}`} from ${table} order by ${moments[table] ?? 'created_at'}, 1`,
  )
  return found.map(({ id, status, creator_id }) => ({
    id: String(id),
    status: String(status),
    creator_id: String(creator_id),
  }))
}

const codeFor = async ({ world }: Walk, participant: string): Promise<string> => {
  const [row] = await world.run(
    `select campaign_id from key_campaign_participant where id = '${participant}'`,
  )
  return createCode(world, String(row?.campaign_id))
}

const movesOf = async (walk: Walk, table: Table, row: Row): Promise<Readonly<Record<string, Step>>> => {
  const { random, sequence } = walk
  switch (table) {
    case 'quest_run':
      return questRunMoves(row, random, sequence)
    case 'quest_run_dispute':
      return disputeMoves(row, random)
    case 'payment':
      return paymentMoves(row, random, sequence)
    case 'payout':
      return payoutMoves(row, random, sequence)
    case 'mission_run':
      return missionMoves(row)
    case 'key_campaign_participant':
      return keyMoves(row, await codeFor(walk, row.id), sequence)
    case 'program_membership':
      return memberMoves(row)
    case 'invitation':
      return invitationMoves(row)
    case 'activation':
      return activationMoves(row)
    case 'export':
      return exportMoves(row, sequence)
    case 'matchmaking':
      return matchmakingMoves(row)
    case 'company_invitation':
      return companyInvitationMoves(row)
    case 'bulk_action':
      return bulkActionMoves(row, random)
    case 'channel_verification':
      return channelMoves(row, random)
  }
}

/** The company invites a creator. Quest invitations come with or without an offer. */
const invite = (random: Random, kind: string, activationId: string, creatorId: string): Named => {
  const offer = kind === 'QUEST' && random.below(2) === 0 ? { offer: buildBid({ creator: creatorId }) } : {}
  return {
    name: 'sendInvitation',
    take: (transaction) =>
      moves.sendInvitation(
        transaction,
        { activationId, creatorId, message: '', deadline: null, ...offer },
        company,
      ),
  }
}

/** A creator joins without an invitation. */
const come = (random: Random, kind: string, id: string, creatorId: string): Named => {
  const person = asCreator(creatorId)
  const postType = random.pick(['STREAM', 'STREAM', 'VIDEO'] as const) ?? 'STREAM'
  const bid = buildBid({ creator: creatorId, postType })
  switch (kind) {
    case 'QUEST':
      return {
        name: 'makeOffer',
        take: (transaction) => moves.makeOffer(transaction, { questId: id, creatorId, bid }, person),
      }
    case 'MISSION':
      return { name: 'joinMission', take: (transaction) => moves.joinMission(transaction, id, person) }
    case 'KEY':
      return { name: 'applyForKey', take: (transaction) => moves.applyForKey(transaction, id, person, '') }
    default:
      return {
        name: 'applyToProgram',
        take: async (transaction) =>
          moves.applyToProgram(transaction, id, await buildApplication(transaction, id), person),
      }
  }
}

const enter = async ({ world, random, sequence }: Walk): Promise<readonly Named[]> => {
  const creatorId = random.pick(people.creators) ?? people.creator
  const kind = random.pick(['QUEST', 'QUEST', 'QUEST', 'MISSION', 'KEY', 'CREATOR_PROGRAM']) ?? 'QUEST'
  const open = await world.run(
    `select id from activation where status = 'active' and kind = '${kind}' order by created_at, id`,
  )
  const activation = random.pick(open)
  if (activation === undefined) return []
  if (random.below(12) === 0)
    return [{ name: 'connectChannel', take: connectAnother(creatorId, random, sequence) }]
  const way = random.below(4) === 0 ? invite : come
  return [way(random, kind, String(activation.id), creatorId)]
}

/** A member exports data, requests matches, invites a colleague or starts a bulk action. */
const request = async ({ world, random, sequence }: Walk): Promise<readonly Named[]> => {
  const [activation] = await world.run(
    `select id from activation where status = 'active' and kind = 'QUEST' order by created_at, id limit 1`,
  )
  const possible: Readonly<Record<string, Step>> = {
    ...requests(random, sequence, String(activation?.id)),
    prepareBulkAction: prepareSome(random),
  }
  const name = random.pick(Object.keys(possible))
  const take = name === undefined ? undefined : possible[name]
  return name === undefined || take === undefined ? [] : [{ name, take }]
}

const choose = async (walk: Walk, table: Table, row: Row): Promise<readonly Named[]> => {
  const { random } = walk
  // Activations are mostly skipped, because no one can do anything in an ended activation.
  if (table === 'activation' && random.below(4) > 0) return []
  const choices = await movesOf(walk, table, row)
  const leading = likely[row.status]?.filter((each) => each in choices) ?? []
  const name = random.pick(leading.length > 0 && random.below(5) > 0 ? leading : Object.keys(choices))
  const take = name === undefined ? undefined : choices[name]
  return name === undefined || take === undefined ? [] : [{ name, take }]
}

/** Changes the status of an existing row, sometimes twice at the same time. */
const goOn = async (walk: Walk): Promise<readonly Named[]> => {
  const { random } = walk
  const table = random.pick(tables) ?? 'quest_run'
  const rows = await rowsOf(walk, table)
  const underWay = rows.filter(({ status }) => status in likely)
  const row = random.pick(underWay.length > 0 && random.below(6) > 0 ? underWay : rows)
  if (row === undefined) return []
  if (table === 'payment' && random.below(4) === 0) return [buyPlan(random, walk.sequence)]
  const first = await choose(walk, table, row)
  return random.below(4) === 0 ? [...first, ...(await choose(walk, table, row))] : first
}

/** An owner pays for the plan in the cart, and adds a plan if the cart has none. Sometimes the paid plan has ended. */
const buyPlan = (random: Random, sequence: () => number): Named => ({
  name: 'requestPlanPayment',
  async take(transaction) {
    if (random.below(4) === 0)
      await transaction
        .updateTable('subscription')
        .set({ valid_to: sql<Date>`now() - interval '1 hour'` })
        .where('company_id', '=', people.companyId)
        .where('valid_to', 'is not', null)
        .execute()
    const plan = random.pick(['growth', 'scale']) ?? 'growth'
    await sql`insert into cart_item (company_id, kind, plan_id) select ${people.companyId}, 'plan', ${plan}
      where plan_paid_until(${people.companyId}, ${plan}) is not null on conflict do nothing`.execute(
      transaction,
    )
    const item = await transaction
      .selectFrom('cart_item')
      .select('id')
      .where('kind', '=', 'plan')
      .where('payment_id', 'is', null)
      .executeTakeFirst()
    if (item === undefined) return { ok: false, code: 'not-found' }
    return moves.requestPlanPayment(
      transaction,
      { cartItemId: item.id, idempotencyKey: `plan/${sequence()}`, vendor: 'stripe' },
      company,
    )
  },
})

/** The parties close activations at random, so new activations are opened. */
const keepOpen = async ({ world }: Walk): Promise<void> => {
  for (const kind of kinds) {
    const open = await world.run(`select from activation where status = 'active' and kind = '${kind}'`)
    if (open.length === 0) await createActivation(world, kind)
  }
}

export type Market = {
  /** Makes one status change or two at the same time. Returns their names and results. */
  readonly step: () => Promise<string>
  /** The status changes made so far, without those that were rejected. */
  readonly made: () => ReadonlySet<string>
}

/** Activations of every kind, and parties that act at random. */
export const openMarket = (world: World, random: Random): Market => {
  const made = new Set<string>()
  let count = 0
  const sequence = (): number => {
    count += 1
    return count
  }
  const walk = { world, random, sequence }
  const make = async ({ name, take }: Named): Promise<string> => {
    const result = await world.act(take)
    if (result.ok) made.add(name)
    return `${name}: ${result.ok ? 'made' : result.code}`
  }
  return {
    made: () => made,
    async step() {
      await keepOpen(walk)
      const way = random.below(20)
      const chosen = await (way === 0 ? request : way < 5 ? enter : goOn)(walk)
      const together = chosen.length > 0 ? chosen : await enter(walk)
      return (await Promise.all(together.map(make))).join(' and ')
    },
  }
}
