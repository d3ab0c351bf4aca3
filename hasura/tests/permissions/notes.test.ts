import { beforeAll, describe, expect, test } from 'vitest'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'
import type { Session } from '../support/graphql.ts'

const { scratch, graphql, valueIn } = await openEngineOnMarket()

const studio = 'd0000000-0000-4000-8000-000000000010'
let owner: Session
let author: Session
let colleague: Session

beforeAll(async () => {
  const member = (userId: string): Session => ({ role: 'company', userId, companyId: studio })
  const [own, ...others] = (
    await scratch.client.query<{ id: string }>(
      `SELECT user_id AS id FROM company_member WHERE company_id = '${studio}' ORDER BY is_owner DESC, user_id`,
    )
  ).rows.map(({ id }) => id)
  const [first = '', second = ''] = others
  expect(second, 'the studio has two members beside its owner').not.toBe('')
  owner = member(own ?? '')
  author = member(first)
  colleague = member(second)
})

const write = async (): Promise<{ readonly note: string; readonly comment: string }> => {
  const game = await valueIn('SELECT id FROM game ORDER BY id LIMIT 1')
  const ask = (mutation: string) => graphql.ask(author, `mutation { ${mutation} }`)
  expect(
    (await ask(`insert_note_one(object: {game_id: "${game}", body: "Loud"}) { id }`)).errors,
  ).toBeUndefined()
  const note = await valueIn('SELECT id FROM note ORDER BY created_at DESC LIMIT 1')
  expect(
    (await ask(`insert_note_comment_one(object: {note_id: "${note}", body: "Very"}) { id }`)).errors,
  ).toBeUndefined()
  return { note, comment: await valueIn(`SELECT id FROM note_comment WHERE note_id = '${note}'`) }
}

const affected = async (who: Session, mutation: string): Promise<unknown> => {
  const { data, errors } = await graphql.ask(who, `mutation { done: ${mutation} { affected_rows } }`)
  expect(errors).toBeUndefined()
  return data?.done
}
const some = { affected_rows: 1 }
const none = { affected_rows: 0 }

describe.each(['note', 'note_comment'] as const)('reading and writing a %s', (table) => {
  const idOf = (written: Awaited<ReturnType<typeof write>>) =>
    table === 'note' ? written.note : written.comment
  const edit = (id: string) => `update_${table}(where: {id: {_eq: "${id}"}}, _set: {body: "Quiet"})`
  const remove = (id: string) => `delete_${table}(where: {id: {_eq: "${id}"}})`

  test('all members can read a note or comment, only its author can change it, and the change is marked', async () => {
    const id = idOf(await write())
    const { data } = await graphql.ask(
      colleague,
      `{ ${table}(where: {id: {_eq: "${id}"}}) { author_id edited_at } }`,
    )
    expect(data?.[table]).toEqual([{ author_id: author.userId, edited_at: null }])
    expect(await affected(colleague, edit(id))).toEqual(none)
    expect(await affected(owner, edit(id))).toEqual(none)
    expect(await affected(author, edit(id))).toEqual(some)
    expect(await valueIn(`SELECT count(edited_at) FROM ${table} WHERE id = '${id}'`)).toBe('1')
  })

  test('only the author and the owners can delete a note or comment', async () => {
    const id = idOf(await write())
    expect(await affected(colleague, remove(id))).toEqual(none)
    expect(await affected(author, remove(id))).toEqual(some)
    expect(await affected(owner, remove(idOf(await write())))).toEqual(some)
  })
})
