import { type ErrorCode, explain } from '@questboard/domain'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './database.ts'
import { createMarket } from './market.ts'
import { type Given, prepare } from './prepare.ts'

/** A rule of the market: the statement that breaks it, the constraint that reports it, and its meaning for a user. */
export type Rule = {
  readonly rule: string
  readonly given?: Given
  readonly broken: string
  readonly by: string
  readonly means: ErrorCode
  /** A pattern for the additional text of the error that an admin sees in the console. */
  readonly detail?: RegExp
}

type Refused = { readonly message: string; readonly constraint: string | undefined }

function refusedBy(error: unknown): Refused {
  if (!(error instanceof Error)) throw error
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined
  return { message: error.message, constraint }
}

/** Runs statements and their deferred constraints, and rolls them back. */
export async function attempt(client: Client, given: Given, broken = ''): Promise<Refused | undefined> {
  await client.query('BEGIN')
  try {
    await prepare(client, [given, 'SET CONSTRAINTS ALL IMMEDIATE'])
    if (broken === '') return undefined
    await client.query('SET CONSTRAINTS ALL DEFERRED')
    return await client.query(`${broken}; SET CONSTRAINTS ALL IMMEDIATE`).then(() => undefined, refusedBy)
  } finally {
    await client.query('ROLLBACK')
  }
}

export function testRules(rules: readonly Rule[], covers: Readonly<Record<string, unknown>>): void {
  let scratch: Scratch

  beforeAll(async () => {
    scratch = await createDatabase()
    await createMarket(scratch.client)
  })
  afterAll(() => scratch.drop())

  test.each(rules)('$rule', async ({ given, broken, by, means, detail }) => {
    const refusal = await attempt(scratch.client, given ?? 'SELECT', broken)
    expect(refusal?.constraint).toBe(by)
    const explanation = explain(refusal?.message ?? '')
    expect(explanation?.code).toBe(means)
    if (detail !== undefined) expect(explanation?.detail).toMatch(detail)
  })

  test('every constraint has a rule that breaks it', () => {
    const broken = new Set(rules.map((rule) => rule.by))
    expect(Object.keys(covers).filter((name) => !broken.has(name))).toEqual([])
  })
}
