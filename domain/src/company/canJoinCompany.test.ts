import { expect, it } from 'vitest'
import { canJoinCompany } from './canJoinCompany.ts'

const plain = { userType: 'User', hasChannels: false, isAddressee: true } as const

it.each([
  ['a plain account that was invited', plain, true],
  ['an account of another address', { ...plain, isAddressee: false }, 'invitation-address'],
  [
    'a creator’s account of another address',
    { ...plain, userType: 'Creator', isAddressee: false },
    'invitation-address',
  ],
  ['a creator’s account', { ...plain, userType: 'Creator', hasChannels: true }, 'invitation-creator'],
  ['a member of a company', { ...plain, userType: 'Company' }, 'invitation-member'],
  ['an account with channels', { ...plain, hasChannels: true }, 'invitation-channels'],
] as const)(
  'the account %s can join the company, or gets an error that gives the reason',
  (_who, account, expected) => {
    const result = canJoinCompany(account)
    expect(result.ok || result.code).toBe(expected)
  },
)
