import { randomUUID } from 'node:crypto'
import { createChannelTokenSealer, createUnsubscribeTokens } from '@questboard/database'
import { channelProvidersFromEnvironment } from '@questboard/providers/channels'
import { fileStoreFromEnvironment } from '@questboard/providers/files'
import type { Letter } from '@questboard/providers/mail'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createChannelActivities } from './channels.ts'

describe('the mail about a channel that meets the requirements', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createChannelActivities>
  const sent: Letter[] = []
  const connectionId = randomUUID()

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    await scratch.run(`
      insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
        values ('${connectionId}', '${market.creator}', 'twitch', 'pixel', 'PixelPlays', 'https://www.twitch.tv/pixel')`)
    activities = createChannelActivities({
      database: scratch.database,
      mailer: {
        send: async (_to, letter) => void sent.push(letter),
        verify: async () => undefined,
        close: () => undefined,
      },
      cards: null,
      channels: channelProvidersFromEnvironment({}),
      files: fileStoreFromEnvironment({}, '/nowhere'),
      filesDir: '/nowhere',
      channelTokens: createChannelTokenSealer('a secret of this test alone'),
      payouts: { stripe_connect: null, paypal: null },
      publicUrl: 'https://questboard.example',
      pushUrl: null,
      sessionSecret: 'a secret of this test',
      unsubscribeTokens: createUnsubscribeTokens('a secret of this test alone'),
      log: pino({ level: 'silent' }),
    })
  }, 180_000)
  afterAll(() => scratch?.drop())
  beforeEach(async () => {
    sent.splice(0)
    await scratch.run('delete from creator_access')
  })

  const offer = { label: 'Apply for creator access', url: 'https://questboard.example/user/creator-access' }
  const access = (kind: string, status: string) =>
    scratch.run(`
      insert into channel_verification (connection_id, user_id, status, finished_at)
        values ('${connectionId}', '${market.creator}', 'meets_requirements', now()) on conflict do nothing;
      insert into creator_access (creator_id, kind, status, reason)
        values ('${market.creator}', '${kind}', '${status}', 'Too few videos')`)
  const mail = async (): Promise<Letter | undefined> => {
    await activities.sendChannelVerdict({ connectionId, reason: null })
    return sent[0]
  }

  it('the mail about a verified channel links to creator access', async () => {
    expect(await mail()).toMatchObject({
      paragraphs: [expect.stringContaining('You can apply for creator access now.')],
      button: offer,
    })
  })

  it('there is no mail that a channel is verified if we still review whether it has a new owner', async () => {
    await scratch.run(`select hold_channel('${connectionId}', 'other_account')`)
    expect(await mail()).toBeUndefined()
    await activities.sendChannelVerdict({ connectionId, reason: 'too_few_followers' })
    expect(sent).toHaveLength(1)
    await scratch.run(`delete from channel_hold`)
  })

  it.each(['pending', 'approved'])(
    'the mail about a verified channel does not mention creator access if access is already %s',
    async (status) => {
      await access('creator', status)
      const letter = await mail()
      expect(letter?.paragraphs).toEqual(['Your channel PixelPlays meets the requirements.'])
      expect(letter?.button).toBeUndefined()
    },
  )

  it.each([
    ['creator', 'rejected'],
    ['keys', 'approved'],
  ])(
    "if the person's %s access is %s, the mail about a verified channel mentions creator access",
    async (kind, status) => {
      await access(kind, status)
      expect((await mail())?.button).toEqual(offer)
    },
  )
})
