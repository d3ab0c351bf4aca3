import { describe, expect, it } from 'vitest'
import { hasEqualKeys } from './equalKeys.ts'

describe('finding duplicate keys in JSON', () => {
  it.each([
    '{"query":"{ a }","query":"{ b }"}',
    '{"query":"{ a }","variables":{},"qu\\u0065ry":"{ b }"}',
    '{"query" : "{ a }", "x": [{"query": 1}, {"query": 2}], "query"\n: "{ b }"}',
    '{"type":"subscribe","payload":{"query":"{ a }","query":"{ b }"}}',
    '{"id":"1","type":"ping","id":"2"}',
  ])('duplicate keys are found: %s', (json) => {
    expect(hasEqualKeys(json)).toBe(true)
  })

  it.each([
    '{"query":"query Q { a: b, query: c }","variables":{"query":"\\"query\\":"},"operationName":"Q"}',
    '{"id":"1","type":"subscribe","payload":{"id":"2","query":"{ a }"}}',
    '{"variables":{"list":[{"id":1},{"id":2}],"id":{"id":3}}}',
    `{"query":"${'x'.repeat(1_000_000)}"}`,
    '[]',
    '"',
  ])('no duplicate keys are found in %.60s', (json) => {
    expect(hasEqualKeys(json)).toBe(false)
  })
})
