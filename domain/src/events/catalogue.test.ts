import { describe, expect, expectTypeOf, test } from 'vitest'
import { kindsOfNotification } from '../notification/kinds.ts'
import { type EventToEmit, eventEntry, eventNames } from './catalogue.ts'

const id = '00000000-0000-4000-8000-000000000001'

describe('an event to emit', () => {
  test('compiles with the table and the payload of its name', () => {
    expectTypeOf<{ type: 'passwordChanged'; entity: 'user'; entityId: string }>().toExtend<EventToEmit>()
    expectTypeOf<{
      type: 'userRegistered'
      entity: 'user'
      entityId: string
      payload: { email_verified: boolean }
    }>().toExtend<EventToEmit>()
  })

  test('does not compile when its name is misspelt, its table is another, or its payload is missing', () => {
    expectTypeOf<{ type: 'passwordChangd'; entity: 'user'; entityId: string }>().not.toExtend<EventToEmit>()
    expectTypeOf<{
      type: 'passwordChanged'
      entity: 'company'
      entityId: string
    }>().not.toExtend<EventToEmit>()
    expectTypeOf<{ type: 'userRegistered'; entity: 'user'; entityId: string }>().not.toExtend<EventToEmit>()
  })
})

test('what is told at a deadline is told to the side that the event names', () => {
  const { tells } = eventEntry('deadlineNear')
  expect(tells).not.toBe('nobody')
  for (const kind of tells === 'nobody' ? [] : tells)
    expect(kindsOfNotification[kind].audience, kind).toEqual(['side'])
})

test('every event says what it starts and whom it tells, or that it is nothing and nobody', () => {
  for (const name of eventNames) {
    const { starts, tells } = eventEntry(name)
    expect(starts === 'nothing' || starts.length > 0, name).toBe(true)
    expect(tells === 'nobody' || tells.length > 0, name).toBe(true)
  }
})

test('a payload of another event is refused', () => {
  expect(eventEntry('announcementPublished').payload.safeParse({ company_id: id }).success).toBe(true)
  expect(eventEntry('announcementPublished').payload.safeParse({ companyId: id }).success).toBe(false)
})
