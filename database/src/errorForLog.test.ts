import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from './database.ts'
import { errorForLog } from './errorForLog.ts'
import { createScratch, type Scratch } from './testing/scratch.ts'

let scratch: Scratch
let pool: Pool

beforeAll(async () => {
  scratch = await createScratch()
  pool = createPool(scratch.url, { connections: 1 })
  await pool.query(`create table home (address text unique, since date check (since > '2020-01-01'))`)
  await pool.query(`insert into home values ('12 Quiet Lane')`)
})
afterAll(async () => {
  await pool.end()
  await scratch.drop()
})

const logged = async (statement: string, ...values: string[]): Promise<string> =>
  JSON.stringify(
    errorForLog(
      await pool.query(statement, values).then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  )

describe('database errors in the log', () => {
  it.each([
    ['a row that already exists', 'home_address_key', `insert into home values ($1)`, '12 Quiet Lane'],
    [
      'a row that breaks a rule',
      'home_since_check',
      `insert into home values ($1, '2019-01-01')`,
      '7 Loud St',
    ],
    ['a value of the wrong type', '22007', `insert into home (since) values ($1)`, 'me@home.example'],
    ['a number that is not one', '22P02', `select $1::int`, 'KEY-"1234"-5678'],
  ])(
    'the logged error about %s names the broken rule and contains no values',
    async (_what, says, statement, value) => {
      const words = await logged(statement, value)
      expect(words).toContain(says)
      expect(words).not.toContain(JSON.stringify(value).slice(1, -1))
      expect(words).not.toMatch(/detail|Failing row/)
    },
  )

  it('a logged error contains no email address and no extra fields of other libraries, not even in its causes', () => {
    const refused = Object.assign(new Error('550 no such user <ann@home.example>'), {
      rejected: ['ann@home.example'],
      code: 'EENVELOPE',
    })
    const words = JSON.stringify(errorForLog(new Error('the mail was not sent', { cause: refused })))
    expect(words).toContain('550 no such user <…@…>')
    expect(words).toContain('EENVELOPE')
    expect(words).not.toContain('ann@')
  })
})
