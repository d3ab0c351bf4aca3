import type { DatabaseTransaction } from '@questboard/database'
import { expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { defineAction } from './action.ts'
import { admit, audiences, type Person, type Who } from './audiences.ts'

const person: Person = {
  role: 'company',
  userId: 'd0000000-0000-4000-8000-000000000001',
  sessionId: null,
  companyId: 'd0000000-0000-4000-8000-000000000010',
  isCompanyOwner: false,
}

const roles: readonly Who[] = [
  'visitor',
  'anyone',
  'signedIn',
  'individual',
  'creator',
  'codeHolder',
  'runParty',
  'companyMember',
  'companyOwner',
]

const admits = (who: Who, asker: Person | null): boolean => {
  try {
    admit(who, asker)
    return true
  } catch {
    return false
  }
}

it.each([
  ['a visitor', null, ['visitor', 'anyone']],
  ['a user', { ...person, role: 'user', companyId: null }, ['anyone', 'signedIn', 'individual']],
  [
    'a creator',
    { ...person, role: 'creator', companyId: null },
    ['anyone', 'signedIn', 'individual', 'creator', 'codeHolder', 'runParty'],
  ],
  ['a member', person, ['anyone', 'signedIn', 'codeHolder', 'runParty', 'companyMember']],
  [
    'an owner',
    { ...person, isCompanyOwner: true },
    ['anyone', 'signedIn', 'codeHolder', 'runParty', 'companyMember', 'companyOwner'],
  ],
  [
    'an owner whose token names no company',
    { ...person, companyId: null, isCompanyOwner: true },
    ['anyone', 'signedIn', 'codeHolder', 'runParty'],
  ],
  ['an unknown role', { ...person, role: 'editor', isCompanyOwner: true }, []],
] as const)('%s can call only the actions that are allowed for that role', (_who, asker, expected) => {
  expect(roles.filter((who) => admits(who, asker))).toEqual(expected)
  expect(Object.keys(audiences)).toEqual(roles)
})

it('code that calls an action compiles only if input and response match its signature', () => {
  const input = z.object({ token: z.string() })
  const repeatable = 'The link can be used once'
  defineAction('verifyEmail', {
    who: 'companyOwner',
    repeatable,
    input,
    handle: async ({ person }) => {
      expectTypeOf(person.companyId).toEqualTypeOf<string>()
      return { userId: person.userId, alreadyVerified: false }
    },
  })
  // @ts-expect-error: it answers with a userId
  defineAction('verifyEmail', { who: 'anyone', repeatable, input, handle: async () => ({ sent: true }) })
  const handle = async () => ({ userId: '', alreadyVerified: false })
  const number = z.object({ token: z.number() })
  // @ts-expect-error: its token is a text
  defineAction('verifyEmail', { who: 'anyone', repeatable, input: number, handle })
  const more = z.object({ token: z.string(), address: z.string().optional() })
  // @ts-expect-error: nobody sends an address
  defineAction('verifyEmail', { who: 'anyone', repeatable, input: more, handle })
})

it('an action without an idempotency key compiles only if its code gives the reason why repeating the request is harmless', () => {
  const input = z.object({ token: z.string() })
  const handle = async () => ({ userId: '', alreadyVerified: false })
  const repeatable = 'The link can be used once'
  defineAction('verifyEmail', { who: 'anyone', repeatable, input, handle })
  // @ts-expect-error: verifyEmail has no idempotency key and no reason
  defineAction('verifyEmail', { who: 'anyone', input, handle })
  // @ts-expect-error: actions.graphql has no idempotency key for verifyEmail
  defineAction('verifyEmail', { who: 'anyone', idempotent: true, input, handle })
  const batch = z.object({ batchId: z.guid() })
  const undo = async () => ({ removed: 0 })
  defineAction('undoImport', { who: 'companyMember', idempotent: true, input: batch, handle: undo })
  // @ts-expect-error: undoImport runs once per idempotency key instead
  defineAction('undoImport', { who: 'companyMember', repeatable, input: batch, handle: undo })
})

it('a database row that cannot be read is an internal error, and invalid arguments are an error of the caller', async () => {
  const action = defineAction('verifyEmail', {
    who: 'anyone',
    repeatable: 'The link can be used once',
    input: z.object({ token: z.string() }),
    handle: async () => z.object({ userId: z.string(), alreadyVerified: z.boolean() }).parse({ userId: 1 }),
  })
  const call = { services: {} as Services, person: null, ip: '', authorization: null }
  const transact = (work: (transaction: DatabaseTransaction) => Promise<unknown>) =>
    work({} as DatabaseTransaction)
  await expect(action.run({ ...call, input: {} }, transact)).rejects.toMatchObject({ name: 'InvalidInput' })
  await expect(action.run({ ...call, input: { token: 'a' } }, transact)).rejects.toBeInstanceOf(z.ZodError)
})
