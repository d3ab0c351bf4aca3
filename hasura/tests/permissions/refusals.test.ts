import { describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import { type Role, readTables } from '../support/metadata.ts'
import { openProbes } from '../support/probes.ts'
import { readReferences } from '../support/references.ts'
import { openStrangers } from '../support/strangers.ts'
import { openWorlds } from '../support/worlds.ts'
import { matrix } from './matrix.ts'

const { scratch, graphql, sessionOf, valueIn } = await openEngineOnMarket()

// Adds rows that the demo market has too few of, and puts every company on a plan that allows a domain.
await scratch.client.query(`
  INSERT INTO activation_whitelist (activation_id, creator_id)
  SELECT activation.id, creator.id FROM activation CROSS JOIN (SELECT id FROM creator ORDER BY id LIMIT 3) AS creator
    ON CONFLICT DO NOTHING;
  INSERT INTO key_set (activation_id, code_item_id, distribution_channel_id)
  SELECT activation_id, code_item_id, 'steam' FROM activation_code_item ON CONFLICT DO NOTHING;
  INSERT INTO key_acceptance (activation_id, daily_cap)
  SELECT id, 5 FROM activation WHERE kind = 'KEY' ON CONFLICT DO NOTHING;
  INSERT INTO denied_match (participant_id, content_id, creator_id)
  SELECT DISTINCT ON (p.id) p.id, c.id, p.creator_id FROM key_campaign_participant p JOIN content c ON c.creator_id = p.creator_id
   WHERE p.claimed_at IS NOT NULL ORDER BY p.id, c.id;
  INSERT INTO mission_reward_channel (reward_id, distribution_channel_id) SELECT id, 'steam' FROM mission_reward
    ON CONFLICT DO NOTHING;
  UPDATE creator_page SET is_published = false WHERE id::text < '8';
  INSERT INTO user_link (user_id, kind, url) SELECT id, 'discord', 'https://discord.example/me' FROM "user" ON CONFLICT DO NOTHING;
  INSERT INTO device (user_id) SELECT id FROM "user";
  INSERT INTO session (user_id, token_hash, expires_at) SELECT id, sha256(id::text::bytea), now() + interval '1 day' FROM "user";
  UPDATE code_batch SET idempotency_key = id;
  INSERT INTO company_change (company_id, name, website) SELECT id, name || ' Again', 'https://again.example' FROM company
    ON CONFLICT DO NOTHING;
  INSERT INTO bulk_action (company_id, created_by, kind, item_count, answered_count, started_at, finished_at)
  SELECT company_id, user_id, 'acceptMember', 1, 1, now(), now() FROM company_member;
  UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 month'`)
// Without this change, the outbox would retry deliveries to a service that is not running.
await scratch.client.query('ALTER TABLE domain_event DISABLE TRIGGER USER')

const strangers = await openStrangers(scratch.client)
const worlds = await openWorlds(scratch.client, strangers.keys)
const probes = await openProbes(scratch.client)

const files = readTables()
const doors = files.flatMap(({ table: { name }, ...file }) => {
  const all = [...file.insert_permissions, ...file.update_permissions, ...file.delete_permissions]
  return [...new Set(all.map(({ role }) => role))].map((role) => ({ table: name, role }))
})

/** The tester of each role, who is a stranger to the demo accounts. */
const attackers: Readonly<Record<Role, string>> = {
  anonymous: 'a visitor',
  user: 'a user who is becoming a creator',
  creator: 'another creator',
  company: 'a rival studio',
}

/** Matches errors that are the same whatever rows exist. */
const malformed = /"code":"(validation-failed|parse-failed)"/

type Visit = { readonly world: string; readonly replies: ReadonlyMap<string, string> }

describe('errors of writes do not reveal hidden data', () => {
  let compared = 0
  let accepted = 0

  test.each(doors)(
    'if a $role writes into $table, the response does not depend on hidden rows',
    async ({ table, role }) => {
      const session = sessionOf(attackers[role])
      const rows = await strangers.of(table, session)
      const before = compared
      expect(rows.length, `the market has rows of ${table} that are somebody else's`).toBeGreaterThan(0)
      for (const row of rows) {
        const tries = await probes.of(table, row, session)
        expect(tries.length).toBeGreaterThan(0)
        const firstOfItsLook = new Map<string, Visit>()
        for (const { world, changes, places } of await strangers.worldsAround(table, row, session)) {
          await worlds.visit(changes, async (takeBack) => {
            const look = await strangers.lookAt(places, session)
            const replies = new Map<string, string>()
            for (const { name, query, variables, tables } of tries) {
              const { status, text } = await graphql.post(session, query, variables)
              expect(text, `${name} is a mutation that the ${role} may send`).not.toMatch(malformed)
              replies.set(name, `${status} ${text}`)
              if (text.startsWith('{"errors"')) continue
              accepted += 1
              await takeBack(tables)
            }
            const first = firstOfItsLook.get(look)
            if (first === undefined) firstOfItsLook.set(look, { world, replies })
            else compared += 1
            for (const [probe, reply] of first?.replies ?? [])
              expect(replies.get(probe), `${probe}: ${world}, or ${first?.world}`).toBe(reply)
          })
        }
      }
      if (matrix[table]?.[role] !== 'true')
        expect(compared, `the market has rows of ${table} that a ${role} cannot see`).toBeGreaterThan(before)
    },
  )

  test('the tests of writing compared enough databases, and some of the writes were accepted', () => {
    expect(compared).toBeGreaterThan(500)
    expect(accepted).toBeGreaterThan(500)
  })
})

describe('checking the parent row to which a new row belongs', () => {
  /**
   * These columns have their own trigger, which runs after the parent was checked. It gives the same error for other
   * accounts' rows and for missing rows.
   */
  const lookedAtAfterwards = [
    'activation_code_item.code_item_id',
    'creator_page_channel.connection_id',
    'denied_match.content_id',
    'follow.creator_id',
    'key_set.code_item_id',
    'mission_reward.code_item_id',
    'requirement.completed_mission_ids',
    'requirement.creator_list_ids',
    'requirement.program_id',
  ]

  test('`guard_parent` checks every column in which a user could name a row that they cannot see', async () => {
    const { rows: guards } = await scratch.client.query<{ column: string; definition: string }>(
      `SELECT tgrelid::regclass || '.' || split_part(encode(tgargs, 'escape'), '\\000', 1) AS column, pg_get_triggerdef(oid) AS definition
         FROM pg_trigger WHERE tgfoid = 'guard_parent'::regproc`,
    )
    const references = await readReferences(scratch.client)
    const named = files.flatMap((file) =>
      file.insert_permissions.flatMap(({ role, permission }) =>
        references
          .filter(
            ({ table, column, to }) =>
              table === file.table.name &&
              permission.columns.includes(column) &&
              matrix[to]?.[role] !== 'true',
          )
          .filter(({ to }) => matrix[to] !== undefined)
          .map(({ table, column }) => ({ role, column: `${table}.${column}` })),
      ),
    )
    expect(named.length).toBeGreaterThan(30)
    const unguarded = named.filter(
      ({ role, column }) =>
        !lookedAtAfterwards.includes(column) &&
        !guards.some((guard) => guard.column === column && guard.definition.includes(`'${role}'`)),
    )
    expect(unguarded).toEqual([])
  })
})

describe('deletes that hidden rows could block', () => {
  const deletes = files.flatMap((file) =>
    file.delete_permissions.map(({ role }) => ({ table: file.table.name, role })),
  )

  test.each(deletes)(
    'if a $role deletes from $table, hidden rows never block the delete',
    async ({ table, role }) => {
      expect(await strangers.hiddenBarriers(table, sessionOf(attackers[role]))).toEqual([])
    },
  )
})

describe('attempts to find out secrets by writing', () => {
  const rival = sessionOf('a rival studio')
  const studio = sessionOf('the demo studio')
  const asked = (query: string, variables: object) => graphql.post(rival, query, { ...variables })

  test("a company cannot find out the VIP creators of another company's activation", async () => {
    const activation = await valueIn(
      `SELECT id FROM activation WHERE company_id = '${studio.companyId}' AND status = 'active' AND visibility = 'public' ORDER BY id LIMIT 1`,
    )
    const { rows } = await scratch.client.query<{ creator_id: string; is_vip: boolean }>(
      `SELECT creator.id AS creator_id, activation_id IS NOT NULL AS is_vip
         FROM creator LEFT JOIN activation_whitelist ON creator_id = creator.id AND activation_id = '${activation}'`,
    )
    expect(rows.filter(({ is_vip }) => is_vip).length).toBe(3)
    const guess = `mutation ($objects: [activation_whitelist_insert_input!]!, $on_conflict: activation_whitelist_on_conflict) {
      insert_activation_whitelist(objects: $objects, on_conflict: $on_conflict) { affected_rows } }`
    for (const on_conflict of [null, { constraint: 'activation_whitelist_pkey', update_columns: [] }]) {
      const answers = new Set<string>()
      for (const { creator_id } of rows) {
        const objects = [{ activation_id: activation, creator_id }]
        answers.add((await asked(guess, { objects, on_conflict })).text)
      }
      expect([...answers]).toEqual([expect.stringContaining('parent_is_own: ')])
    }
  })

  test('a company cannot find out whether another company has a draft, or of which kind', async () => {
    const kinds = ['QUEST', 'KEY', 'MISSION', 'CREATOR_PROGRAM']
    const drafts = await Promise.all(
      kinds.map((kind) =>
        valueIn(
          `SELECT id FROM activation WHERE company_id <> '${rival.companyId}' AND kind = '${kind}' AND status = 'draft' ORDER BY id LIMIT 1`,
        ),
      ),
    )
    const ids = [...drafts.filter((id) => id !== ''), '00000000-0000-4000-8000-000000000000']
    expect(ids.length).toBeGreaterThan(3)
    for (const part of ['quest', 'key_campaign', 'mission', 'creator_program']) {
      const guess = `mutation ($id: uuid!) { insert_${part}(objects: [{id: $id}]) { affected_rows } }`
      const answers = await Promise.all(ids.map(async (id) => (await asked(guess, { id })).text))
      expect([...new Set(answers)], part).toEqual([expect.stringContaining('parent_is_own: ')])
    }
  })

  test('adding a domain does not reveal whether another company uses it, and that company keeps the domain', async () => {
    const domain = await valueIn(`SELECT domain FROM custom_domain WHERE status = 'verified'`)
    const wish = (name: string) =>
      graphql.ask(
        rival,
        `mutation { insert_custom_domain_one(object: {domain: "${name}"}, on_conflict: {constraint: custom_domain_pkey, update_columns: [domain]}) { status } }`,
      )
    const answer = await wish('nobodys.example')
    expect(answer).toEqual({ data: { insert_custom_domain_one: { status: 'not_verified' } } })
    expect(await wish(domain)).toEqual(answer)
    expect(await valueIn(`SELECT company_id FROM verified_domain WHERE domain = '${domain}'`)).toBe(
      studio.companyId,
    )
  })

  test('a company can still write its own rows', async () => {
    const draft = await valueIn(
      `SELECT id FROM activation WHERE company_id = '${rival.companyId}' AND status IN ('draft', 'active') ORDER BY id LIMIT 1`,
    )
    const creator = await valueIn(
      `SELECT id FROM creator WHERE id NOT IN (SELECT creator_id FROM activation_whitelist) LIMIT 1`,
    )
    const invite = `mutation { insert_activation_whitelist_one(object: {activation_id: "${draft}", creator_id: "${creator}"}) { creator_id } }`
    expect(await graphql.ask(rival, invite)).toEqual({
      data: { insert_activation_whitelist_one: { creator_id: creator } },
    })
    expect((await graphql.ask(rival, invite)).errors?.[0]?.message).toContain('Uniqueness violation')
  })
})
