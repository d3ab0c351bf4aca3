import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEngine, type Engine } from '../src/index.ts'
import { createDatabase, createFolder, createHook, type HookReply } from '../src/testing.ts'

const SECRET = 's'
let reply: HookReply = {}
let hook: Awaited<ReturnType<typeof createHook>>
let database: Awaited<ReturnType<typeof createDatabase>>
let folder: ReturnType<typeof createFolder>
let engine: Engine

const connection = { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } }
const order = { table: { schema: 'public', name: 'order' }, configuration: { custom_name: 'order' } }
const mine = { role: 'user', permission: { columns: ['id', 'paid'], filter: { owner: 'X-Hasura-User-Id' } } }

beforeAll(async () => {
  hook = await createHook(() => reply)
  database = await createDatabase(
    `create table "order" (id int primary key, paid boolean, owner text); insert into "order" values (1, true, '7')`,
  )
  folder = createFolder({
    'metadata/version.yaml': 'version: 3',
    'metadata/databases/databases.yaml': JSON.stringify([
      {
        name: 'default',
        kind: 'postgres',
        configuration: connection,
        tables: [{ ...order, select_permissions: [mine] }],
      },
    ]),
    'metadata/actions.graphql':
      'type Mutation { pay(amount: Int!): Paid }  type Paid { order_id: Int!, note: String }',
    'metadata/actions.yaml': JSON.stringify({
      actions: [
        {
          name: 'pay',
          definition: { kind: 'asynchronous', handler: '{{HOOK}}/pay' },
          permissions: [{ role: 'user' }],
        },
      ],
      custom_types: {
        objects: [
          {
            name: 'Paid',
            relationships: [
              {
                name: 'order',
                type: 'object',
                remote_table: order.table,
                source: 'default',
                field_mapping: { order_id: 'id' },
              },
            ],
          },
        ],
      },
    }),
  })
  engine = await createEngine({
    metadataDirectory: `${folder.path}/metadata`,
    environment: {
      HASURA_GRAPHQL_DATABASE_URL: database.url,
      HASURA_GRAPHQL_ADMIN_SECRET: SECRET,
      HASURA_GRAPHQL_ASYNC_ACTIONS_FETCH_INTERVAL: '20',
      HOOK: hook.url,
      PORT: '0',
    },
    log: () => {},
  })
})
afterAll(async () => {
  await engine?.close()
  await hook.close()
  await database.drop()
  folder.remove()
})

type Answer = { readonly data: { readonly pay: unknown } }

const ask = async (query: string, user: string | undefined): Promise<unknown> => {
  const as = user === undefined ? {} : { 'x-hasura-role': 'user', 'x-hasura-user-id': user }
  const response = await fetch(`${engine.url}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': SECRET, ...as },
    body: JSON.stringify({ query }),
  })
  const { data }: Answer = JSON.parse(await response.text())
  return data.pay
}
const begin = async (user: string | undefined): Promise<string> =>
  String(await ask('mutation { pay(amount: 5) }', user))
const fields = '{ id errors __typename output { __typename note order_id order { id paid } } }'
const follow = (id: string, user: string | undefined) => ask(`{ pay(id: "${id}") ${fields} }`, user)
const patient = { timeout: 5000 }

test("an asynchronous action's result is joined with tables, for its caller and for admins", async () => {
  reply = { body: '{"order_id": 1, "more": true}' }
  const id = await begin('7')
  const output = { __typename: 'Paid', note: null, order_id: 1, order: { id: 1, paid: true } }
  const done = { id, errors: null, __typename: 'pay', output }
  await expect.poll(() => follow(id, '7'), patient).toEqual(done)
  expect(await follow(id, undefined)).toEqual(done)
  expect(await follow(id, '8')).toBeNull()
})

test('only admins see internal details of a failed asynchronous action', async () => {
  reply = { body: 'no JSON, but a secret of the handler' }
  const id = await begin('7')
  const error = { code: 'unexpected', path: '$', error: 'not a valid json response from webhook' }
  await expect.poll(() => follow(id, '7'), patient).toMatchObject({ errors: error })
  expect(JSON.stringify(await follow(id, '7'))).not.toContain('internal')
  expect(await follow(id, undefined)).toMatchObject({
    errors: {
      ...error,
      internal: {
        error: expect.stringMatching(/^invalid JSON: /),
        request: { url: '{{HOOK}}/pay', input: { amount: 5 }, request_query: null },
        response: { status: 200, body: 'no JSON, but a secret of the handler' },
      },
    },
  })
})
