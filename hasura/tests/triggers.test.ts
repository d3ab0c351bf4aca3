import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

type Trigger = {
  readonly table: string
  readonly name: string
  readonly kind: string | null
  readonly calls: string
  readonly isBefore: boolean
  readonly isForInserts: boolean
}

/**
 * The tables that a trigger of each kind can write (docs/decisions/moves.md). A tally writes any table except the outbox
 * and the trails. `code_arrival` records which codes the outbox has announced.
 */
const written: Readonly<Record<string, (table: string) => boolean>> = {
  refuse: () => false,
  stamp: () => false,
  tally: (table) => !['audit_event', 'domain_event'].includes(table),
  outbox: (table) => ['code_arrival', 'domain_event'].includes(table),
  audit: (table) => ['audit_event', 'quest_run_event'].includes(table),
}

const mostInAll = 420
const mostOfOneTable = 12

let scratch: Scratch
let triggers: readonly Trigger[] = []
let bodies: ReadonlyMap<string, string> = new Map()

beforeAll(async () => {
  scratch = await createDatabase()
  const { rows } = await scratch.client.query<Trigger>(
    `SELECT relname AS table, tgname AS name, obj_description(pg_trigger.oid, 'pg_trigger') AS kind, proname AS calls,
            tgtype & 2 > 0 AS "isBefore", tgtype & 4 > 0 AS "isForInserts"
       FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_proc ON pg_proc.oid = tgfoid
      WHERE NOT tgisinternal AND tgparentid = 0 ORDER BY relname, tgname COLLATE "C"`,
  )
  triggers = rows
  const functions = await scratch.client.query<{ name: string; body: string }>(
    `SELECT proname AS name, string_agg(regexp_replace(prosrc, '--[^\n]*', '', 'g'), ' ') AS body
       FROM pg_proc WHERE pronamespace = 'public'::regnamespace GROUP BY proname`,
  )
  bodies = new Map(functions.rows.map(({ name, body }) => [name, body]))
})
afterAll(() => scratch.drop())

/** A function and all functions that it calls, directly or indirectly. */
const callsOf = (first: string): ReadonlySet<string> => {
  const found = new Set<string>()
  const waiting = [first]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    for (const [, called = ''] of (bodies.get(name) ?? '').matchAll(/\b(\w+)\(/g))
      if (bodies.has(called)) waiting.push(called)
  }
  return found
}

const writes = /\b(?:insert\s+into|delete\s+from|update)\s+(?!of\b|set\b)"?(\w+)"?/gi
const withoutLocks = (body: string): string =>
  body.replace(/for\s+(?:no\s+key\s+)?update/gi, '').replace(/do\s+update\s+set/gi, '')
const targetsOf = (name: string): readonly string[] =>
  [...withoutLocks(bodies.get(name) ?? '').matchAll(writes)].flatMap(([, table]) => table ?? [])

/** The part of a trigger's name after its table. */
const verbOf = ({ table, name }: Trigger): string =>
  name.startsWith(`${table}_`) ? name.slice(table.length) : name

describe('checking all triggers in the database', () => {
  test(`the database has at most ${mostInAll} triggers, and one table at most ${mostOfOneTable}`, () => {
    expect(triggers.length).toBeGreaterThan(300)
    expect(triggers.length).toBeLessThanOrEqual(mostInAll)
    const counts = Object.entries(Object.groupBy(triggers, ({ table }) => table))
    expect(counts.filter(([, of]) => (of ?? []).length > mostOfOneTable)).toEqual([])
  })

  test('the comment of each trigger says of which kind the trigger is', () => {
    const unknown = triggers.filter(({ kind }) => !Object.keys(written).includes(kind ?? ''))
    expect(unknown.map(({ table, name }) => `${table}: ${name}`)).toEqual([])
  })

  test('the name of a trigger contains no letters that only determine the order of triggers', () => {
    const ordered = triggers.filter((trigger) => /^_(?!(?:at|is|of)_)[a-z]{1,2}_/.test(verbOf(trigger)))
    expect(ordered.map(({ name }) => name)).toEqual([])
  })

  test('a trigger, with the functions that it calls, writes only the data that its kind of trigger may write', () => {
    const wrong = triggers.flatMap(({ name, kind, calls }) =>
      [...callsOf(calls)]
        // A trigger of the kind tally can call a function that announces its result, such as a goal that is reached.
        .filter((called) => kind !== 'tally' || called !== 'emit_event')
        .flatMap((called) => targetsOf(called).map((target) => ({ called, target })))
        .filter(({ target }) => !written[kind ?? '']?.(target))
        .map(({ called, target }) => `${name} (${kind}) writes ${target} in ${called}`),
    )
    expect(wrong).toEqual([])
  })

  test('only triggers of the kind outbox write domain events', () => {
    const emitting = triggers.filter(({ calls }) => /\bemit_\w+\(/.test(bodies.get(calls) ?? ''))
    expect(emitting.length).toBeGreaterThan(30)
    expect(emitting.filter(({ kind }) => kind !== 'outbox').map(({ name }) => name)).toEqual([])
  })

  test('when a row changes, the triggers that refuse a change run before the triggers that set its times', () => {
    const names = triggers.map(({ name }) => name)
    const stamped = triggers.filter(
      ({ table, name }) => name === `${table}_stamp` && names.includes(`${table}_refuse`),
    )
    expect(stamped.length).toBeGreaterThan(8)
    for (const { table, name } of stamped) {
      expect(names.indexOf(`${table}_guard`)).toBeLessThan(names.indexOf(`${table}_refuse`))
      expect(names.indexOf(`${table}_refuse`)).toBeLessThan(names.indexOf(name))
    }
  })

  test("the trigger that checks a new row's parent runs first, so that no other check gives its error before", () => {
    const first = new Map(
      triggers
        .filter(({ isBefore, isForInserts }) => isBefore && isForInserts)
        .toReversed()
        .map((trigger) => [trigger.table, trigger.calls]),
    )
    const guarded = triggers.filter(({ calls }) => calls === 'guard_parent')
    expect(guarded.length).toBeGreaterThan(20)
    expect(
      guarded.filter(({ table }) => first.get(table) !== 'guard_parent').map(({ name }) => name),
    ).toEqual([])
  })
})
