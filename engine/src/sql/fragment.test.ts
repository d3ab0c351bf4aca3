import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, join, name, parameter, raw, sql, text } from './fragment.ts'

const constant = (value: string) => parameter({ kind: 'constant', text: value }, 'text')

test('a value in a request never becomes part of the SQL text', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const plain = compile(sql`SELECT ${constant('x')}`).text
      const { text: statement, origins } = compile(sql`SELECT ${constant(value)}`)
      expect(statement).toBe(plain)
      expect(origins).toEqual([{ kind: 'constant', text: value }])
    }),
  )
})

test('equal values in an SQL statement use one parameter unless their types differ', () => {
  const statement = compile(
    join([constant('a'), constant('a'), parameter({ kind: 'constant', text: 'a' }, 'int4')], ', '),
  )
  expect(statement.text).toBe('($1)::text, ($1)::text, ($2)::int4')
  expect(statement.origins).toHaveLength(2)
})

test('quotes in names and constants cannot end the quoted part of an SQL statement', () => {
  expect(compile(sql`${name('a"b')} ${text("it's")} ${raw('1')}`).text).toBe(`"a""b" 'it''s' 1`)
})
