import { randomUUID } from 'node:crypto'
import { createChannelTokenSealer, type Sealer } from '@questboard/database'
import { type ChannelProvider, channelProviders } from '@questboard/domain'
import type { ChannelProviders } from '@questboard/providers/channels'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createChannelLookActivities } from '../activities/channelLooks.ts'
import { createMarket, market } from './market.ts'
import { type Sandbox, startSandbox } from './sandbox.ts'
import { createScratchDatabase, type Scratch } from './scratchDatabase.ts'

const vendorIds = { twitch: 'twitch', youtube: 'google', tiktok: 'tiktok' } as const

type Choice = Parameters<Sandbox['signIn']>[1]

/** Connects a channel as a sign-in does: with tokens and without stats. */
const connectChannel = async (
  {
    scratch,
    sandbox,
    sealer,
  }: { readonly scratch: Scratch; readonly sandbox: Sandbox; readonly sealer: Sealer },
  provider: ChannelProvider,
  choice: Choice,
): Promise<string> => {
  const tokens = await sandbox.signIn(provider, choice)
  const id = randomUUID()
  const expiresAt = choice === 'expired-refresh' ? new Date(0) : (tokens.expiresAt ?? new Date(0))
  await scratch.database
    .insertInto('user_connection')
    .values({
      id,
      user_id: market.creator,
      provider_id: provider,
      channel_id: `${vendorIds[provider]}-${choice}`,
      channel_name: 'Before',
      channel_url: 'https://before.example',
      access_token_sealed: sealer.seal(tokens.accessToken),
      access_token_expires_at: expiresAt,
      refresh_token_sealed: sealer.seal(tokens.refreshToken ?? ''),
    })
    .execute()
  return id
}

/** Channel checks of the sandbox's channels on a separate database. No channel is connected before a test. */
export const useChannelLooks = () => {
  const sealer = createChannelTokenSealer('a secret of this test alone')
  let scratch: Scratch
  let sandbox: Sandbox
  let activities: ReturnType<typeof createChannelLookActivities>

  const activitiesWith = (channels: ChannelProviders) =>
    createChannelLookActivities({
      database: scratch.database,
      channels,
      channelTokens: sealer,
      log: pino({ level: 'silent' }),
    })
  const fails = (provider: ChannelProvider, kind: string, times = 100) =>
    sandbox.press(provider, 'channels-fault', { kind, times: String(times) })

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    // Games that appear on the sandbox's channels.
    await scratch.run(
      `insert into game (name, slug) values ('Sugar Reef', 'sugar-reef'), ('Gearspring', 'gearspring')`,
    )
    await scratch.run(
      `insert into credential (user_id, password_hash) values ('${market.creator}', '$argon2id$x')`,
    )
    sandbox = await startSandbox()
    activities = activitiesWith(sandbox.providers)
    // The sandbox learns of a channel with the first request for it.
    for (const provider of channelProviders) {
      await connectChannel({ scratch, sandbox, sealer }, provider, 'big')
      await activities.lookAtChannels(provider)
    }
  }, 180_000)
  afterAll(async () => {
    await sandbox?.stop()
    await scratch?.drop()
  })
  beforeEach(async () => {
    for (const provider of channelProviders) await fails(provider, 'none')
    await scratch.run(`
      begin; set local session_replication_role = replica; delete from submission; commit;
      delete from content; delete from user_connection; delete from vendor_quota;
      update creator set size_tier = null`)
  })

  return {
    get scratch() {
      return scratch
    },
    get sandbox() {
      return sandbox
    },
    get activities() {
      return activities
    },
    activitiesWith,
    fails,
    look: (provider: ChannelProvider) => activities.lookAtChannels(provider),
    one: async (query: string): Promise<Record<string, unknown>> => (await scratch.run(query))[0] ?? {},
    isDue: (id: string) =>
      scratch.run(
        `update channel_watch set due_at = now() - interval '1 second' where connection_id = '${id}'`,
      ),
    press: (provider: ChannelProvider, deed: string, title = 'Emberfall, my way') =>
      sandbox.press(provider, `channels/${vendorIds[provider]}-big`, { deed, title }),
    connect: (provider: ChannelProvider, choice: Choice = 'big') =>
      connectChannel({ scratch, sandbox, sealer }, provider, choice),
  }
}
