import { readFile } from 'node:fs/promises'
import { startSandbox } from '@questboard/providers/testing'
import { parse, visit } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actions, startActions } from './testing/actions.ts'
import { attacks, openToAll } from './testing/attacks.ts'
import { type Answer, callAction } from './testing/callAction.ts'
import { createSide, type Side } from './testing/sides.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let actions: Actions
let mine: Side
let theirs: Side
beforeAll(async () => {
  sandbox = await startSandbox()
  actions = await startActions({ SANDBOX_URL: sandbox.url })
  mine = await createSide(actions, 'Harbor')
  theirs = await createSide(actions, 'Raider')
}, 120_000)
afterAll(async () => {
  await actions?.close()
  await sandbox?.stop()
})

/** Rate-limit counters change even when the action is rejected. */
const counted = ['rate_limit']

/** A hash of every row in the database, to detect changes. */
const allRows = async (): Promise<unknown> => {
  const tables = await mine.query(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ('{${counted}}') order by 1`,
  )
  const digests = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) as rows, md5(string_agg(md5(row::text), '' order by md5(row::text))) as digest from ${name} as row`,
  )
  return mine.query(`${digests.join(' union all ')} order by name`)
}

const codeOf = ({ body }: Answer): unknown =>
  typeof body.extensions === 'object' && body.extensions !== null && 'code' in body.extensions
    ? body.extensions.code
    : null

describe('actions on rows that belong to another person', () => {
  it.each(Object.keys(attacks))(
    'the action %s works for the owner of a row and refuses another person',
    async (name) => {
      const attack = attacks[name]
      if (attack === undefined) throw new Error(`there is no attack on the action ${name}`)
      await mine.query('delete from rate_limit')
      const input = await attack.input(mine, theirs)
      // Expects the error for an unknown row, or the error for a visitor.
      const shut = [attack.refusedAs ?? 'not-found', 'not-allowed']
      const before = await allRows()
      for (const stranger of [theirs.company, theirs.creator]) {
        const answer = await callAction(actions, name, input, stranger)
        expect(answer.status, JSON.stringify(answer.body)).toBe(400)
        expect(shut).toContain(codeOf(answer))
      }
      expect(await allRows()).toEqual(before)
      const own = await callAction(actions, name, input, mine[attack.mine])
      expect(shut).not.toContain(codeOf(own))
    },
  )
})

it('every action that takes row ids is covered by a test, or its code gives the reason why anyone can call it', async () => {
  const sdl = parse(await readFile(new URL('../../hasura/metadata/actions.graphql', import.meta.url), 'utf8'))
  const naming: string[] = []
  visit(sdl, {
    ObjectTypeDefinition: ({ name, fields = [] }) => {
      if (name.value !== 'Mutation') return
      for (const field of fields) {
        const ids = (field.arguments ?? []).filter(
          (argument) =>
            argument.name.value !== 'idempotencyKey' && JSON.stringify(argument.type).includes('"uuid"'),
        )
        if (ids.length > 0) naming.push(field.name.value)
      }
    },
  })
  expect(naming.sort()).toEqual([...Object.keys(attacks), ...Object.keys(openToAll)].sort())
})
