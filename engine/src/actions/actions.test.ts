import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ActionCall } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { ensureCatalogTables } from '../events/catalogTables.ts'
import { startWorker } from '../events/jobs.ts'
import type { Action } from '../metadata/types.ts'
import { buildRuntime, createDatabase, createHook, type HookReply, until } from '../testing.ts'
import { actionStore, createEnqueueAction } from './asyncStore.ts'
import { createCallAction } from './callAction.ts'

let reply: () => HookReply = () => ({})
let hook: Awaited<ReturnType<typeof createHook>>
beforeAll(async () => {
  hook = await createHook(() => reply())
})
afterAll(() => hook.close())
beforeEach(() => {
  hook.received.length = 0
  reply = () => ({})
})

const action = (changes: Partial<Action> = {}): Action => ({
  name: 'buy',
  root: 'mutation',
  kind: 'synchronous',
  handler: { kind: 'template', text: '{{HOOK}}/buy' },
  arguments: [],
  output: { kind: 'named', name: 'Sold' },
  forwardClientHeaders: false,
  ignoredClientHeaders: [],
  headers: [{ name: 'X-Secret', value: { kind: 'env', name: 'SECRET' } }],
  timeoutSeconds: 1,
  permissions: new Set(['user']),
  comment: undefined,
  requestTransform: undefined,
  responseTransform: undefined,
  ...changes,
})

const callOf = (
  changes: Partial<Action> = {},
  headers: Readonly<Record<string, string>> = {},
): ActionCall => ({
  action: action(changes),
  input: { id: 1 },
  session: {
    role: 'user',
    variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '1' },
    trusted: false,
    backendOnly: false,
  },
  headers,
  requestId: 'r',
  requestQuery: 'mutation { buy(id: 1) { id } }',
})

const webhook = () => ({ environment: { HOOK: hook.url, SECRET: 'geheim' }, configuredHeadersWin: false })
const run = (call: ActionCall) => createCallAction(webhook())(call)

async function failure(call: ActionCall): Promise<EngineError> {
  const error: unknown = await run(call).catch((thrown: unknown) => thrown)
  if (error instanceof EngineError) return error
  throw new Error('was answered')
}

describe("an action's webhook", () => {
  test('gets name, input, session and document, and its answer and cookies come back', async () => {
    reply = () => ({ body: '{"id": 5}', headers: { 'set-cookie': ['a=1', 'b=2'] } })
    expect(await run(callOf())).toMatchObject({ body: { id: 5 }, cookies: ['a=1', 'b=2'] })
    expect(hook.received[0]).toMatchObject({
      url: '/buy',
      headers: {
        'content-type': 'application/json',
        'x-secret': 'geheim',
        'user-agent': expect.stringContaining('hasura'),
      },
      body: {
        action: { name: 'buy' },
        input: { id: 1 },
        session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '1' },
        request_query: 'mutation { buy(id: 1) { id } }',
      },
    })
  })

  test('gets the client’s headers when it asks for them, but the connection’s own', async () => {
    const headers = { cookie: 'c=1', 'x-secret': 'mine', host: 'x', 'user-agent': 'y', 'x-drop': '1' }
    await run(callOf({ forwardClientHeaders: true, ignoredClientHeaders: ['x-drop'] }, headers))
    const got = hook.received[0]?.headers
    expect(got).toMatchObject({ cookie: 'c=1', 'x-secret': 'mine' })
    expect(got?.['user-agent']).toMatch(/hasura/)
    expect(got).not.toHaveProperty('x-drop')
  })

  test('refuses with a message, a code or extensions of its own', async () => {
    reply = () => ({ status: 400, body: '{"message": "no", "code": "some-code"}' })
    expect(await failure(callOf())).toMatchObject({
      message: 'no',
      code: 'some-code',
      path: '$',
      extensions: undefined,
    })
    reply = () => ({ status: 422, body: '{"message": "no", "code": "x", "extensions": {"a": 1}}' })
    expect(await failure(callOf())).toMatchObject({ message: 'no', extensions: { a: 1 } })
    reply = () => ({ status: 400, body: '{"message": "no"}' })
    expect(await failure(callOf())).toMatchObject({ code: 'unexpected' })
  })

  test('that fails, answers no JSON, or does not answer is an error of ours', async () => {
    reply = () => ({ status: 500, body: '{"message": "secret trace"}' })
    expect(await failure(callOf())).toMatchObject({ message: 'internal error', code: 'unexpected' })
    reply = () => ({ body: 'hello' })
    expect(await failure(callOf())).toMatchObject({ message: 'not a valid json response from webhook' })
    reply = () => ({ delayMs: 1500 })
    const late = await failure(callOf())
    expect(late).toMatchObject({ message: 'http exception when calling webhook', status: 500 })
    expect(JSON.stringify(late.internal)).toContain('response timeout')
    expect(JSON.stringify(late.internal)).not.toContain('geheim')
  })

  test('gets and gives what transforms make of it', async () => {
    reply = () => ({ body: '{"number": 7}' })
    const answer = await run(
      callOf({
        requestTransform: {
          method: 'put',
          url: '{{$base_url}}/{{$body.input.id}}',
          queryParams: { who: "{{$session_variables['x-hasura-user-id']}}" },
          addHeaders: { 'x-added': '{{$body.action.name}}' },
          removeHeaders: ['x-secret'],
          body: { action: 'transform', template: '{"only": {{$body.input.id}}}' },
        },
        responseTransform: {
          body: { action: 'transform', template: '{"id": {{$body.number}}, "s": {{$response.status}}}' },
        },
      }),
    )
    expect(answer.body).toEqual({ id: 7, s: 200 })
    expect(hook.received[0]).toMatchObject({
      url: '/buy/1?who=1',
      body: { only: 1 },
      headers: { 'x-added': 'buy' },
    })
    expect(hook.received[0]?.headers).not.toHaveProperty('x-secret')
    const broken = callOf({
      requestTransform: {
        method: undefined,
        url: undefined,
        queryParams: undefined,
        addHeaders: {},
        removeHeaders: [],
        body: { action: 'transform', template: '{{$body.nope}}' },
      },
    })
    expect(await failure(broken)).toMatchObject({ message: 'Request Transformation Failed', status: 500 })
  })
})

describe('an asynchronous action', () => {
  test('is stored, called later, and its answer or refusal kept', async () => {
    const database = await createDatabase()
    await ensureCatalogTables(database.pool)
    const asynchronous = action({ kind: 'asynchronous' })
    const runtime = buildRuntime({ pool: database.pool, metadata: { actions: [asynchronous] } })
    const enqueue = createEnqueueAction(database.pool)
    const call = { ...callOf(), action: asynchronous, headers: { 'x-hasura-admin-secret': 'geheim', a: 'b' } }
    reply = () =>
      hook.received.length === 1
        ? { body: '{"id": 1}' }
        : { status: 400, body: '{"message":"no","code":"c"}' }
    const first = await enqueue(call)
    const options = { name: 'actions', intervalMs: 30, batchSize: 10, concurrency: 10, log: () => {} }
    const worker = startWorker(actionStore(runtime, webhook()), options)
    const rowOf = async (id: string) =>
      (await database.pool.query('select * from hdb_catalog.hdb_action_log where id = $1', [id])).rows[0]
    await until(async () => (await rowOf(first)).status === 'completed')
    expect(await rowOf(first)).toMatchObject({
      action_name: 'buy',
      response_payload: { id: 1 },
      errors: null,
      request_headers: { a: 'b' },
      session_variables: { 'x-hasura-role': 'user', 'x-hasura-user-id': '1' },
    })
    expect(hook.received[0]?.body).toMatchObject({ request_query: null })
    const second = await enqueue(call)
    await until(async () => (await rowOf(second)).status === 'error')
    expect(await rowOf(second)).toMatchObject({
      response_payload: null,
      errors: { code: 'c', path: '$', error: 'no' },
    })
    await worker.stop(0)
    await database.drop()
  })
})
