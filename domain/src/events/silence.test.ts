import { describe, expect, test } from 'vitest'
import { kindsOfNotification } from '../notification/kinds.ts'
import { notificationKinds } from '../notification/notification.ts'
import { eventEntry, eventNames } from './catalogue.ts'
import { silences, silentEvents } from './silence.ts'

describe('events that send no notification', () => {
  test('every event sends a notification or has a reason to send none', () => {
    const silent = eventNames.filter((name) => eventEntry(name).tells === 'nobody')
    expect(Object.keys(silentEvents).toSorted()).toEqual(silent.toSorted())
  })

  test('an event that leaves the notification to another event names one that sends notifications', () => {
    for (const [name, reason] of Object.entries(silentEvents))
      if (typeof reason === 'string') expect(silences[reason], name).toBeTruthy()
      else expect(eventEntry(reason.toldBy).tells, name).not.toBe('nobody')
  })
})

test('every kind of notification is sent by an event and reaches people', () => {
  const sent = new Set(eventNames.flatMap((name) => eventEntry(name).tells))
  // Only rows from before notifications had parameters have the kind `told`.
  const kinds = notificationKinds.filter((kind) => kind !== 'told')
  expect(kinds.filter((kind) => !sent.has(kind))).toEqual([])
  expect(kinds.filter((kind) => kindsOfNotification[kind].audience.length === 0)).toEqual([])
})
