import { notificationFamilies, notificationKinds } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { readFilter, whereOf, withNewest, withOlder, writeFilter } from './pages.ts'

const row = (id: string) => ({ id, created_at: '2026-11-22T08:00:00Z' })
const rows = (ids: string) => [...ids].map(row)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('filtering the notification history', () => {
  it('a notification filter is the same after it is written to the URL and read back', () => {
    for (const filter of [
      { unread: false, family: null },
      { unread: true, family: null },
      { unread: true, family: 'payment' },
    ] as const)
      expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
    expect(readFilter(new URLSearchParams('about=nothing&only=all'))).toEqual({ unread: false, family: null })
  })

  it('the filter for all notifications sends no conditions to the server', () => {
    expect(whereOf({ unread: false, family: null })).toEqual({})
  })

  it('the filters for all families together find every kind of notification', () => {
    const found = Object.keys(notificationFamilies).flatMap((about) => {
      const kinds = whereOf(readFilter(new URLSearchParams({ about }))).kind?._in ?? []
      return [kinds].flat()
    })
    expect(found.toSorted()).toEqual([...notificationKinds].toSorted())
  })
})

describe('loading the notification history', () => {
  it('the notification history loads older entries without showing an entry twice', () => {
    expect(ids(withOlder(rows('cba'), rows('a98')))).toBe('cba98')
  })

  it('new notifications come first in the notification history, and entries that are already shown stay', () => {
    expect(ids(withNewest(rows('cba'), rows('edc')))).toBe('edcba')
    expect(ids(withNewest([], rows('b')))).toBe('b')
  })

  it('the notification history starts again if more new entries arrived than fit on one page', () => {
    expect(ids(withNewest(rows('cba'), rows('zyx')))).toBe('zyx')
  })
})
