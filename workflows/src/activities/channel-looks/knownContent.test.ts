import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@questboard/domain'
import { expect, it } from 'vitest'
import { useChannelLooks } from '../../testing/useChannelLooks.ts'
import type { DueChannel } from './claim.ts'
import { readKnownContent } from './knownContent.ts'

const looks = useChannelLooks()
const now = new Date()

const channel = (looked_at: Date | null): DueChannel => ({
  id: randomUUID(),
  creator_id: randomUUID(),
  provider_id: 'youtube',
  channel_id: 'quiet',
  created_at: now,
  access_token_sealed: null,
  access_token_expires_at: null,
  refresh_token_sealed: null,
  priority: 1,
  failures: 0,
  videos: null,
  uploads_etag: 'seen',
  looked_at,
})

const knownOf = async (looked_at: Date | null) => {
  const due = channel(looked_at)
  const { since, ...known } = (await readKnownContent(looks.scratch.database, [due], now))(due)
  return { days: (now.getTime() - since.getTime()) / DAY_MS, ...known }
}

it('the content of a year is read from a channel that was never checked before', async () => {
  expect(await knownOf(null)).toEqual({ days: 365, uploadsEtag: null, externalIds: [] })
})

it('the content of a year is not read again from a channel that published nothing in 90 days', async () => {
  expect(await knownOf(new Date(now.getTime() - DAY_MS))).toEqual({
    days: 90,
    uploadsEtag: 'seen',
    externalIds: [],
  })
})
