import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createAdmission } from './admission.ts'

const admit = (changes: Partial<Parameters<typeof createAdmission>[0]> = {}) =>
  createAdmission({
    production: false,
    isKnown: async () => true,
    isAction: (field) => field === 'placeBid',
    ...changes,
  })

const judge = async (query: string, production = false) =>
  (await admit({ production }).judge({ query }, null)).refusal

const nested = (levels: number): string => `${'a { '.repeat(levels - 1)} b ${'} '.repeat(levels - 1)}`
const aliases = (count: number, field: string): string =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')

describe('GraphQL documents that the gateway refuses', () => {
  it.each([
    [
      'a document that hides its depth next to an introspection is refused',
      `{ __schema { queryType { name } } ${nested(15)} }`,
    ],
    [
      'a document that hides its depth in a root fragment is refused',
      `query { ...F } fragment F on query_root { ${nested(15)} }`,
    ],
    ['a document with too many tokens is refused', `{ ${'b '.repeat(4_000)} }`],
    ['a document with too many root fields is refused', `{ ${aliases(41, 'content(limit: 1000) { id }')} }`],
    [
      'a document with too many root fields in fragments is refused',
      `{ ...F ...G } fragment F on query_root { ${aliases(30, 'b')} } fragment G on query_root { ${aliases(30, 'c').replaceAll('a', 'z')} }`,
    ],
    ['a document with too many fields is refused', `{ b { ${aliases(1_000, 'c')} } }`],
    [
      'a document whose fragments multiply its fields is refused',
      `{ b { ...F0 } } ${Array.from({ length: 11 }, (_, i) => `fragment F${i} on T { x { ...F${i + 1} } y { ...F${i + 1} } }`).join(' ')} fragment F11 on T { z }`,
    ],
    [
      'a document that calls too many actions is refused',
      `mutation { ${aliases(6, 'placeBid(quest: 1) { id }')} }`,
    ],
    [
      'a document that introspects types through their fields is refused',
      '{ __schema { types { fields { type { fields { name } } } } } }',
    ],
    [
      'a document that introspects types through a fragment is refused',
      '{ ...F } fragment F on query_root { __type(name: "a") { ...G } } fragment G on __Type { fields { type { ofType { fields { name } } } } }',
    ],
    ['a document with repeated introspection is refused', `{ ${aliases(4, '__type(name: "a") { name }')} }`],
  ])('GraphQL is refused at the gateway: %s', async (_, query) => {
    expect(await judge(query)).toMatchObject({ code: 'query-too-large' })
  })

  it.each(['{ a', '', 'fragment', '{ a(b: ) }'])(
    'an unreadable GraphQL document is refused: %s',
    async (query) => {
      expect(await judge(query)).toMatchObject({ code: 'validation-failed' })
    },
  )

  it('introspection is refused in production, wherever it is in the document', async () => {
    const hidden = '{ ...F } fragment F on query_root { __schema { queryType { name } } }'
    expect(await judge(hidden, true)).toMatchObject({ message: 'introspection is disabled' })
    expect(await judge(hidden)).toBeNull()
  })
})

describe('GraphQL documents that the gateway accepts', () => {
  it.each([
    ['that tools use for introspection', getIntrospectionQuery()],
    [
      'exactly at the limits',
      `mutation { ${aliases(5, 'placeBid(quest: 1) { id }')} ${aliases(34, 'b').replaceAll('a', 'z')} ${nested(14)} }`,
    ],
    [
      'whose fragments contain each other (which the engine refuses)',
      '{ ...F } fragment F on T { b { ...F } ...G } fragment G on T { ...F }',
    ],
    [
      'that repeats a root field, which counts once,',
      `{ ${'...F '.repeat(100)} } fragment F on query_root { b }`,
    ],
  ])('a GraphQL document %s is accepted', async (_, query) => {
    expect(await judge(query)).toBeNull()
  })

  it('checking a GraphQL document reports whether the document only reads data', async () => {
    const { judge: ask } = admit()
    expect((await ask({ query: '{ a }' }, null)).isReadOnly).toBe(true)
    expect((await ask({ query: '{ a } mutation M { b }' }, null)).isReadOnly).toBe(false)
    expect((await ask({ query: 'subscription { a }' }, null)).isReadOnly).toBe(false)
  })
})

it('checking a GraphQL document ends even if its fragments refer to each other in a circle', async () => {
  const spread = Array.from(
    { length: 500 },
    (_, i) => `fragment F${i} on T { ...F${i + 1} ...F${i + 1} }`,
  ).join(' ')
  // A check that follows every fragment spread would take 2^500 steps, and the test would never end.
  await judge(`{ ...F0 } ${spread} fragment F500 on T { ...F0 }`)
})

it('two GraphQL documents with the same text are checked only once', async () => {
  let compared = 0
  const admission = admit({
    isKnown: async () => {
      compared += 1
      return true
    },
  })
  for (let time = 0; time < 3; time += 1) await admission.judge({ query: '{ a }' }, null)
  expect(compared).toBe(1)
})

it('an unknown GraphQL document is checked again at the next request, because a new build of the client can add it', async () => {
  let isBuilt = false
  const admission = admit({ isKnown: async () => isBuilt })
  expect((await admission.judge({ query: '{ a }' }, null)).refusal).toMatchObject({
    message: 'query is not allowed',
  })
  isBuilt = true
  expect((await admission.judge({ query: '{ a }' }, null)).refusal).toBeNull()
})
