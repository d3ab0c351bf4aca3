import { expect, it } from 'vitest'
import { accessKindOf, accessStateOf } from './accessState.ts'

const verified = { verification: { status: 'meets_requirements' } }
const unverified = { verification: { status: 'in_progress' } }
const asked = (kind: string, status: string) => ({ access: [{ kind, status }] })

it('a person first connects a channel, and can request access once the channel meets the requirements', () => {
  expect(accessStateOf({ userConnections: [], creator: null }, 'creator')).toBe('channel')
  expect(accessStateOf({ userConnections: [unverified], creator: { access: [] } }, 'creator')).toBe('check')
  expect(accessStateOf({ userConnections: [unverified, verified], creator: { access: [] } }, 'creator')).toBe(
    'request',
  )
})

it('a person who requested access waits for the result, and each kind of access has its own result', () => {
  const account = { userConnections: [verified], creator: asked('creator', 'pending') }
  expect(accessStateOf(account, 'creator')).toBe('pending')
  expect(accessStateOf(account, 'quests')).toBe('request')
  expect(accessStateOf({ ...account, creator: asked('keys', 'rejected') }, 'keys')).toBe('rejected')
  expect(accessStateOf({ ...account, creator: asked('quests', 'approved') }, 'quests')).toBe('approved')
})

it('quests and key campaigns require separate access', () => {
  expect(accessKindOf('QUEST')).toBe('quests')
  expect(accessKindOf('KEY')).toBe('keys')
  expect(accessKindOf('MISSION')).toBe('creator')
  expect(accessKindOf('CREATOR_PROGRAM')).toBe('creator')
})
