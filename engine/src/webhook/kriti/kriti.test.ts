import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import { parseTemplate, parseText } from './parse.ts'

const body = { id: 1, name: 'a "b"', list: [{ n: 1 }, { n: 2 }], empty: null, 'odd key': true }
const scope = new Map<string, unknown>([['$body', body]])
const functions = { getSessionVariable: (name: unknown) => `session ${name}` }
const json = (template: string) => evaluate(parseTemplate(template), scope, functions)

describe('evaluating Kriti templates', () => {
  test.each([
    ['{"a": {{ $body.id }}, "b": [1, {{$body.name}}, null]}', { a: 1, b: [1, 'a "b"', null] }],
    ['"x {{ $body.id }} {{ $body.name }} \\n"', 'x 1 a "b" \n'],
    ["{{ $body['odd key'] }}", true],
    ['{{ $body["list"][1].n }}', 2],
    ['{{ $body?.missing?.deeper ?? "none" }}', 'none'],
    ['{{ if $body.id == 1 && not($body["odd key"] == false) }} "yes" {{ else }} "no" {{ end }}', 'yes'],
    ['{{ if $body.id > 5 }} 1 {{ elif $body.id >= 1 }} 2 {{ end }}', 2],
    [
      '{{ range i, x := $body.list }} {"i": {{i}}, "n": {{x.n}}} {{ end }}',
      [
        { i: 0, n: 1 },
        { i: 1, n: 2 },
      ],
    ],
    ['{{ 2 in [1, 2] }}', true],
    ['{{ concat(["a", toUpper("b")]) }}', 'aB'],
    ["{{ getSessionVariable('x-hasura-user-id') }}", 'session x-hasura-user-id'],
    ['{{ {"k": $body.id} }}', { k: 1 }],
  ])('the Kriti template %s gives the expected value', (template, expected) => {
    expect(json(template)).toEqual(expected)
  })

  test('the result of a Kriti template that is only text needs no quotes', () => {
    expect(evaluate(parseText('http://x/{{$body.id}}?q={{escapeUri($body.name)}}'), scope, functions)).toBe(
      'http://x/1?q=a%20%22b%22',
    )
  })

  test.each(['{{ $body.missing }}', '{{ unbound }}', '"{{ $body.list }}"', '{{ nofunction(1) }}'])(
    'a Kriti template whose value is unclear fails instead of guessing: %s',
    (template) => {
      expect(() => json(template)).toThrow()
    },
  )

  test.each(['{', '{{ $body', '{"a": }', '1 2', '{{ if true }} 1'])(
    'a malformed Kriti template is refused: %s',
    (template) => {
      expect(() => parseTemplate(template)).toThrow(/unexpected/)
    },
  )
})
