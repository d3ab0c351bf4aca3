import { notificationFamilies, notificationKinds } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { readFilter, whereOf, withNewest, withOlder, writeFilter } from './pages.ts'

const row = (id: string) => ({ id, created_at: '2026-11-22T08:00:00Z' })
const rows = (ids: string) => [...ids].map(row)
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('')

describe('a filter', () => {
  it('is what its address says', () => {
    for (const filter of [
      { unread: false, family: null },
      { unread: true, family: null },
      { unread: true, family: 'payment' },
    ] as const)
      expect(readFilter(new URLSearchParams(writeFilter(filter)))).toEqual(filter)
    expect(readFilter(new URLSearchParams('about=nothing&only=all'))).toEqual({ unread: false, family: null })
  })

  it('asks for nothing where everything is wanted', () => {
    expect(whereOf({ unread: false, family: null })).toEqual({})
  })

  it('of one family or another finds every kind', () => {
    const found = Object.keys(notificationFamilies).flatMap((about) => {
      const kinds = whereOf(readFilter(new URLSearchParams({ about }))).kind?._in ?? []
      return [kinds].flat()
    })
    expect(found.toSorted()).toEqual([...notificationKinds].toSorted())
  })
})

describe('a history', () => {
  it('goes on with what is older, each once', () => {
    expect(ids(withOlder(rows('cba'), rows('a98')))).toBe('cba98')
  })

  it('begins with what has come since, and keeps what was shown', () => {
    expect(ids(withNewest(rows('cba'), rows('edc')))).toBe('edcba')
    expect(ids(withNewest([], rows('b')))).toBe('b')
  })

  it('begins anew where more has come than one page holds', () => {
    expect(ids(withNewest(rows('cba'), rows('zyx')))).toBe('zyx')
  })
})
