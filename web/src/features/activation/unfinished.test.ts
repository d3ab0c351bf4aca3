import { beforeEach, expect, it } from 'vitest'
import { unfinishedAt } from './unfinished.ts'

const page = '/campaigns/1/edit/creator-kit'
const now = Date.parse('2026-11-23T12:00:00Z')
const note = (key: string, hoursAgo: number, filename: string, at = page) =>
  localStorage.setItem(
    key,
    JSON.stringify({
      creationTime: new Date(now - hoursAgo * 3_600_000).toString(),
      metadata: { filename, page: at },
    }),
  )
beforeEach(() => localStorage.clear())

it('`unfinishedAt` returns the file whose upload began last on this page, within a day', () => {
  note('tus::a', 3, 'first.zip')
  note('tus::b', 2, 'second.zip')
  note('tus::c', 1, 'elsewhere.zip', '/campaigns/2/edit/creator-kit')
  expect(unfinishedAt(page, localStorage, now)).toBe('second.zip')
})

it('`unfinishedAt` returns null if the upload is older than a day or belongs to something else', () => {
  note('tus::a', 25, 'old.zip')
  note('other', 1, 'not-ours.zip')
  localStorage.setItem('tus::broken', '{')
  localStorage.setItem('tus::strange', '{"creationTime": 3}')
  expect(unfinishedAt(page, localStorage, now)).toBeNull()
})
