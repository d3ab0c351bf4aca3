import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ActionCall } from '../contract.ts'
import { EngineError } from '../errors.ts'
import { ensureCatalogTables } from '../events/catalogTables.ts'
import { startWorker } from '../events/jobs.ts'
import type { Action, ActionField, CustomTypes, TypeRef } from '../metadata/types.ts'
import { buildRuntime, createDatabase, createHook, type HookReply, until } from '../testing.ts'
import { ignoredClientHeaders } from '../webhook/clientHeaders.ts'
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

const named = (name: string): TypeRef => ({ kind: 'named', name })
const field = (name: string, type: TypeRef) => ({ name, type, description: undefined })
const objectOf = (...fields: readonly ActionField[]) => ({
  description: undefined,
  relationships: [],
  fields,
})
const customTypes: CustomTypes = {
  enums: new Map([['Colour', { description: undefined, values: [] }]]),
  inputObjects: new Map(),
  objects: new Map([
    ['Sold', objectOf(field('id', named('Int')))],
    ['Strict', objectOf(field('id', { kind: 'non-null', of: named('Int') }), field('more', named('Sold')))],
  ]),
  scalars: new Map([['anything', { description: undefined }]]),
}
const webhook = () => ({
  environment: { HOOK: hook.url, SECRET: 'geheim' },
  configuredHeadersWin: false,
  customTypes,
})
const run = (call: ActionCall) => createCallAction(webhook())(call)

async function failure(call: ActionCall): Promise<EngineError> {
  const error: unknown = await run(call).catch((thrown: unknown) => thrown)
  if (error instanceof EngineError) return error
  throw new Error('was answered')
}

describe('calling the webhook of an action', () => {
  test("an action's webhook gets the name, input, session and document, and its response and cookies are returned", async () => {
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

  test("an action can forward the client's headers, except connection headers and session variables", async () => {
    const headers = {
      cookie: 'c=1',
      'x-secret': 'mine',
      host: 'asked.example',
      origin: 'https://page.example',
      'user-agent': 'a browser',
      'transfer-encoding': 'chunked',
      'x-hasura-admin-secret': 'geheim',
      'x-hasura-user-id': '1',
    }
    await run(callOf({ forwardClientHeaders: true, ignoredClientHeaders }, headers))
    const got = hook.received[0]?.headers
    expect(got).toMatchObject({
      cookie: 'c=1',
      'x-secret': 'mine',
      'user-agent': expect.stringMatching(/hasura/),
      'x-forwarded-host': 'asked.example',
      'x-forwarded-origin': 'https://page.example',
      'x-forwarded-user-agent': 'a browser',
    })
    for (const name of ['origin', 'transfer-encoding', 'x-hasura-admin-secret', 'x-hasura-user-id'])
      expect(got).not.toHaveProperty(name)
    expect(got?.host).toBe(new URL(hook.url).host)
  })

  test('an action can exclude client headers from being forwarded', async () => {
    const headers = { 'x-drop': '1', 'x-keep': '2', 'user-agent': 'a browser', accept: 'text/x' }
    await run(callOf({ forwardClientHeaders: true, ignoredClientHeaders: ['x-drop'] }, headers))
    const got = hook.received[0]?.headers
    expect(got).toMatchObject({ 'x-keep': '2', 'user-agent': 'a browser', accept: 'text/x' })
    expect(got).not.toHaveProperty('x-drop')
  })

  test.each([
    [false, { 'x-secret': 'mine', 'user-agent': expect.stringMatching(/hasura/) }],
    [true, { 'x-secret': 'geheim', 'user-agent': 'configured' }],
  ])(
    "the client's headers are merged with the headers configured for an action, which take precedence: %s",
    async (wins, expected) => {
      const agent = { name: 'User-Agent', value: { kind: 'template' as const, text: 'configured' } }
      const call = callOf(
        { forwardClientHeaders: true, headers: [...action().headers, agent] },
        { 'x-secret': 'mine' },
      )
      await createCallAction({ ...webhook(), configuredHeadersWin: wins })(call)
      expect(hook.received[0]?.headers).toMatchObject(expected)
    },
  )

  const list = (of: TypeRef): TypeRef => ({ kind: 'list', of })
  const must = (of: TypeRef): TypeRef => ({ kind: 'non-null', of })
  test.each<[string, TypeRef, string | undefined]>([
    ['null', named('Strict'), undefined],
    ['null', must(named('Strict')), 'got null for the action webhook response'],
    ['null', must(named('anything')), undefined],
    ['[]', named('Strict'), 'got array for the action webhook response, expecting Strict'],
    ['{}', list(named('Strict')), 'expecting array for the action webhook response'],
    ['[{"id": 1}, null]', list(named('Strict')), undefined],
    ['[null]', list(must(named('Strict'))), 'got null for the action webhook response'],
    ['{}', named('Strict'), 'field "id" expected in webhook response, but not found'],
    ['{"id": null}', named('Strict'), 'expecting not null value for field "id"'],
    ['{"id": "one", "more": 5}', named('Strict'), undefined],
    ['"x"', named('Strict'), 'got scalar String for the action webhook response, expecting Strict'],
    ['{}', named('String'), 'got object for the action webhook response, expecting String'],
    ['1', named('String'), 'got scalar String for the action webhook response, expecting String'],
    ['true', named('Int'), 'got scalar Boolean for the action webhook response, expecting Int'],
    ['"id"', named('ID'), undefined],
    ['{"any": ["thing"]}', named('anything'), undefined],
    ['7', named('Colour'), undefined],
    ['"x"', list(named('anything')), 'expecting array for the action webhook response'],
  ])(
    "an action's webhook that returns %s for the type %j is checked as in Hasura",
    async (body, output, message) => {
      reply = () => ({ body })
      if (message === undefined) {
        expect(await run(callOf({ output }))).toMatchObject({ body: JSON.parse(body) })
        return
      }
      const error = await failure(callOf({ output }))
      expect(error).toMatchObject({
        message,
        code: 'unexpected',
        path: '$',
        internal: {
          error: 'unexpected response',
          request: {
            url: '{{HOOK}}/buy',
            action: { name: 'buy' },
            input: { id: 1 },
            request_query: 'mutation { buy(id: 1) { id } }',
            transformed_request: null,
          },
          response: { status: 200, body: JSON.parse(body) },
        },
      })
    },
  )

  test("an action's webhook can return an error with its own message, code and extensions", async () => {
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
    expect(await failure(callOf())).toMatchObject({ code: 'unexpected', internal: undefined })
    reply = () => ({ status: 400, body: '{"error": "no"}' })
    expect(await failure(callOf())).toMatchObject({
      message: expect.stringContaining('key "message" not found'),
      code: 'parse-failed',
      internal: { error: 'unexpected response' },
    })
  })

  test('an action fails with an engine error when its webhook fails, sends no JSON or does not respond', async () => {
    reply = () => ({ status: 500, body: '{"message": "secret trace"}' })
    expect(await failure(callOf())).toMatchObject({
      message: 'internal error',
      code: 'unexpected',
      internal: { error: 'expecting 2xx or 4xx status code, but found 500' },
    })
    reply = () => ({ body: 'hello' })
    expect(await failure(callOf())).toMatchObject({ message: 'not a valid json response from webhook' })
    reply = () => ({ delayMs: 1500 })
    const late = await failure(callOf())
    expect(late).toMatchObject({ message: 'http exception when calling webhook', status: 500 })
    expect(JSON.stringify(late.internal)).toContain('Response timeout')
    expect(JSON.stringify(late.internal)).not.toContain('geheim')
  })

  test("transforms change an action's request and its webhook's response", async () => {
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

describe('calling an asynchronous action', () => {
  test('an asynchronous action is stored and called later, and its result or error is saved', async () => {
    const database = await createDatabase()
    await ensureCatalogTables(database.pool)
    const asynchronous = action({ kind: 'asynchronous' })
    const runtime = buildRuntime({ pool: database.pool, metadata: { actions: [asynchronous], customTypes } })
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
    reply = () => ({ body: '"not an object"' })
    const third = await enqueue(call)
    await until(async () => (await rowOf(third)).status === 'error')
    expect(await rowOf(third)).toMatchObject({
      response_payload: null,
      errors: {
        code: 'unexpected',
        path: '$',
        error: 'got scalar String for the action webhook response, expecting Sold',
        internal: { error: 'unexpected response' },
      },
    })
    await worker.stop(0)
    await database.drop()
  })
})
