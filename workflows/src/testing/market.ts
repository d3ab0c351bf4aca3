import { randomUUID } from 'node:crypto'
import { insertCompany, insertCreator, insertPerson } from '@questboard/database/testing'
import type { Scratch } from './scratchDatabase.ts'

const id = (kind: string): string => `00000000-0000-4000-8000-${kind}00000001`

export const market = {
  company: id('c0de'),
  owner: id('aaaa'),
  creator: id('bbbb'),
  connection: id('eeee'),
  game: id('9a9e'),
  program: id('ac04'),
} as const

const { company, owner, creator, connection, game, program } = market
const iso = (moment: number | Date): string => new Date(moment).toISOString()

/** A verified company with its owner and program, and a creator. */
export const createMarket = ({ run }: Scratch) =>
  run(`
    ${insertPerson({ id: owner, name: 'owner', displayName: 'Olive', type: 'Company' })};
    ${insertPerson({ id: creator, name: 'pixel', displayName: 'Pixel', type: 'Creator' })};
    ${insertCompany({ id: company, name: 'Northlight', owner })};
    ${insertCreator({ id: creator, connection, channel: 'pixel' })};
    insert into game (id, name, slug) values ('${game}', 'Emberfall', 'emberfall');
    insert into activation (id, kind, company_id, name, status)
      values ('${program}', 'CREATOR_PROGRAM', '${company}', 'Northlight creators', 'active')`)

type Dates = { readonly startsAt?: number; readonly endsAt?: number; readonly status?: string }

/** Inserted as it stands: publishing has its own tests. */
export const createActivation = async (
  { run }: Scratch,
  kind: 'KEY' | 'QUEST' | 'MISSION',
  { startsAt = Date.now() - 1000, endsAt, status = 'active' }: Dates = {},
): Promise<string> => {
  const activation = randomUUID()
  await run(`
    begin;
    set local session_replication_role = replica;
    insert into activation (id, kind, company_id, game_id, name, status, start_date, end_date) values
      ('${activation}', '${kind}', '${company}', '${game}', 'Emberfall', '${status}', '${iso(startsAt)}',
       ${endsAt === undefined ? 'null' : `'${iso(endsAt)}'`});
    insert into ${{ KEY: 'key_campaign', QUEST: 'quest', MISSION: 'mission' }[kind]} (id) values ('${activation}');
    commit`)
  return activation
}

/** A run with an offer of the creator's on the table, to be answered until then. */
export const createQuestRun = async (
  scratch: Scratch,
  bid: { readonly until?: number; readonly quest?: string } = {},
): Promise<string> => {
  const quest = bid.quest ?? (await createActivation(scratch, 'QUEST'))
  const questRun = randomUUID()
  await scratch.run(`
    insert into quest_run (id, quest_id, creator_id) values ('${questRun}', '${quest}', '${creator}');
    insert into quest_bid (quest_run_id, side, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, deadline_at)
      values ('${questRun}', 'creator', 50000, 'twitch', '${connection}', 'STREAM', 60, 'open', ${bid.until === undefined ? 'null' : `'${iso(bid.until)}'`})`)
  return questRun
}

export const createMissionRun = async (
  scratch: Scratch,
  mission: string,
  until: number | null,
): Promise<string> => {
  const missionRun = randomUUID()
  await scratch.run(`insert into mission_run (id, mission_id, creator_id, deadline_at)
    values ('${missionRun}', '${mission}', '${creator}', ${until === null ? 'null' : `'${iso(until)}'`})`)
  return missionRun
}

export const createParticipant = async (
  scratch: Scratch,
  campaign: string,
  { status, until }: { readonly status: 'accepted' | 'claimed_key'; readonly until?: number },
): Promise<string> => {
  const participant = randomUUID()
  await scratch.run(`
    insert into key_campaign_participant (id, campaign_id, creator_id) values ('${participant}', '${campaign}', '${creator}');
    update key_campaign_participant set status = 'accepted' where id = '${participant}'`)
  if (status === 'claimed_key')
    await scratch.run(`update key_campaign_participant set status = 'claimed_key'
      ${until === undefined ? '' : `, deadline_at = '${iso(until)}'`} where id = '${participant}'`)
  return participant
}

/** A run that the company began, with the creator's counter offer on the table. */
export const createCounterOffer = async (
  scratch: Scratch,
  { quest, until }: { readonly quest: string; readonly until: number },
): Promise<string> => {
  const questRun = randomUUID()
  const bid = (side: string, cents: number, deadline: number) => `
    insert into quest_bid (quest_run_id, side, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type, deadline_at)
      values ('${questRun}', '${side}', ${cents}, 'twitch', '${connection}', 'STREAM', 60, 'open', '${iso(deadline)}')`
  await scratch.run(`
    insert into invitation (activation_id, activation_type, creator_id) values ('${quest}', 'QUEST', '${creator}');
    insert into quest_run (id, quest_id, creator_id, started_by) values ('${questRun}', '${quest}', '${creator}', 'company');
    ${bid('company', 40_000, until)};
    update quest_bid set answer = 'countered', answered_at = now() where quest_run_id = '${questRun}';
    ${bid('creator', 50_000, until)};
    update quest_run set status = 'COUNTER_BID', deadline_at = '${iso(until)}' where id = '${questRun}'`)
  return questRun
}

/** What was said of a row, in order. */
export const eventsOf = async ({ run }: Scratch, entityId: string): Promise<readonly string[]> => {
  const rows = await run(
    `select type, payload ->> 'kind' as kind from domain_event where entity_id = '${entityId}' order by created_at, type`,
  )
  return rows.map(({ type, kind }) => (type === 'deadlineNear' ? String(kind) : String(type)))
}

export const statusOf = async ({ run }: Scratch, table: string, rowId: string): Promise<unknown> =>
  (await run(`select status from ${table} where id = '${rowId}'`))[0]?.status

export const createCompanyInvitation = async (scratch: Scratch, until: number): Promise<string> => {
  const invitation = randomUUID()
  await scratch.run(`insert into company_invitation (id, company_id, email, token_hash, expires_at)
    values ('${invitation}', '${company}', '${invitation}@example.com', '${invitation}', '${iso(until)}')`)
  return invitation
}

export const createInvitation = async (
  scratch: Scratch,
  kind: 'KEY' | 'QUEST' | 'MISSION',
  activation: string,
  until: number | null,
): Promise<string> => {
  const invitation = randomUUID()
  await scratch.run(`insert into invitation (id, activation_id, activation_type, creator_id, deadline_at)
    values ('${invitation}', '${activation}', '${kind}', '${creator}', ${until === null ? 'null' : `'${iso(until)}'`})`)
  return invitation
}
