import { describe, expect, expectTypeOf, test } from 'vitest'
import { kindsOfNotification } from '../notification/kinds.ts'
import { type EventToEmit, eventEntry, eventNames } from './catalogue.ts'

const id = '00000000-0000-4000-8000-000000000001'

describe('compiling code that emits an event', () => {
  test("code that emits an event compiles with the table and payload of the event's name", () => {
    expectTypeOf<{ type: 'passwordChanged'; entity: 'user'; entityId: string }>().toExtend<EventToEmit>()
    expectTypeOf<{
      type: 'userRegistered'
      entity: 'user'
      entityId: string
      payload: { email_verified: boolean }
    }>().toExtend<EventToEmit>()
  })

  test('code that emits an event does not compile with a misspelled name, another table or no payload', () => {
    expectTypeOf<{ type: 'passwordChangd'; entity: 'user'; entityId: string }>().not.toExtend<EventToEmit>()
    expectTypeOf<{
      type: 'passwordChanged'
      entity: 'company'
      entityId: string
    }>().not.toExtend<EventToEmit>()
    expectTypeOf<{ type: 'userRegistered'; entity: 'user'; entityId: string }>().not.toExtend<EventToEmit>()
  })
})

test('a deadline notification goes to the side that the event names', () => {
  const { tells } = eventEntry('deadlineNear')
  expect(tells).not.toBe('nobody')
  for (const kind of tells === 'nobody' ? [] : tells)
    expect(kindsOfNotification[kind].audience, kind).toEqual(['side'])
})

test('every event declares which workflow it starts and which notifications it sends, or that there are none', () => {
  for (const name of eventNames) {
    const { starts, tells } = eventEntry(name)
    expect(starts === 'nothing' || starts.length > 0, name).toBe(true)
    expect(tells === 'nobody' || tells.length > 0, name).toBe(true)
  }
})

test('an event whose payload has wrong field names is refused', () => {
  expect(eventEntry('announcementPublished').payload.safeParse({ company_id: id }).success).toBe(true)
  expect(eventEntry('announcementPublished').payload.safeParse({ companyId: id }).success).toBe(false)
})
