import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

/** Tables whose triggers are in order: each has a kind, and no name encodes the order (docs/decisions/moves.md). */
const tables = ['activation', 'key_campaign_participant', 'mission_run', 'program_membership', 'quest_run'] as const

type Trigger = { readonly name: string; readonly kind: string | null; readonly body: string }

/** The tables that a trigger of each kind can write itself. A refusal and a stamp write none. */
const written: Readonly<Record<string, readonly string[]>> = {
  refuse: [],
  stamp: [],
  tally: [
    'activation',
    'activation_game',
    'activation_guest',
    'company',
    'creator_program',
    'invitation',
    'code_request',
    'key_campaign',
    'mission',
    'program_application',
    'program_demographics',
    'quest',
    'requirement',
  ],
  outbox: [],
  audit: ['audit_event', 'quest_run_event'],
}

const writes = /\b(?:insert\s+into|delete\s+from|update)\s+(?!of\b|set\b)"?(\w+)"?/gi
const withoutLocks = (body: string): string =>
  body.replace(/for\s+(?:no\s+key\s+)?update/gi, '').replace(/do\s+update\s+set/gi, '')
const targetsOf = (body: string): readonly string[] =>
  [...withoutLocks(body).matchAll(writes)].flatMap(([, table]) => (table === undefined ? [] : [table]))

let scratch: Scratch

beforeAll(async () => {
  scratch = await createDatabase()
})
afterAll(() => scratch.drop())

async function triggersOf(table: string): Promise<readonly Trigger[]> {
  const { rows } = await scratch.client.query<Trigger>(
    `SELECT tgname AS name, obj_description(pg_trigger.oid, 'pg_trigger') AS kind, regexp_replace(prosrc, '--[^\n]*', '', 'g') AS body
       FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE tgrelid = $1::regclass AND NOT tgisinternal ORDER BY tgname`,
    [table],
  )
  return rows
}

describe.each(tables)('the triggers of %s', (table) => {
  test(`each trigger of ${table} has a kind, and there are at most 12`, async () => {
    const triggers = await triggersOf(table)
    expect(triggers.filter(({ kind }) => kind === null || !(kind in written))).toEqual([])
    expect(triggers.length).toBeLessThanOrEqual(12)
  })

  test(`no trigger of ${table} has a letter in its name that only sets the order`, async () => {
    const triggers = await triggersOf(table)
    expect(triggers.filter(({ name }) => /^_?[a-z]{1,2}_/.test(name.slice(table.length)))).toEqual([])
  })

  test(`each trigger of ${table} writes only what its kind allows`, async () => {
    const triggers = await triggersOf(table)
    const wrong = triggers.flatMap(({ name, kind, body }) =>
      targetsOf(body)
        .filter((target) => !(written[kind ?? ''] ?? []).includes(target))
        .map((target) => `${name} writes ${target}`),
    )
    expect(wrong).toEqual([])
  })

  test(`only the outbox of ${table} emits events`, async () => {
    const triggers = await triggersOf(table)
    const emitting = triggers.filter(({ body }) => /\bemit_(?:event|step)\(/.test(body))
    expect(emitting.map(({ kind }) => kind)).toEqual(emitting.map(() => 'outbox'))
  })

  test(`refusals of ${table} come before stamps when a row changes`, async () => {
    const names = (await triggersOf(table)).map(({ name }) => name)
    expect(names.indexOf(`${table}_guard`)).toBeLessThan(names.indexOf(`${table}_refuse`))
    expect(names.indexOf(`${table}_refuse`)).toBeLessThan(names.indexOf(`${table}_stamp`))
  })
})
