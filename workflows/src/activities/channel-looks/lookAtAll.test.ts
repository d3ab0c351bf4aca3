import { describe, expect, it } from 'vitest'
import { useChannelLooks } from '../../testing/useChannelLooks.ts'

const looks = useChannelLooks()
const { connect, fails, isDue, look, one } = looks

describe('channel checks while a vendor fails', () => {
  it.each([
    ['returns error 500', 'error', 'answered 500'],
    ['hangs up in the middle', 'cut', 'unreadable'],
    ['sends an unreadable response', 'nonsense', 'unreadable'],
  ])('if a vendor %s once, channel checks lose nothing and store nothing twice', async (_what, kind, why) => {
    const id = await connect('twitch')
    await fails('twitch', kind)
    expect(await look('twitch')).toMatchObject({ looked: 0, failed: 1 })
    expect(
      await one(
        'select failures, failure, due_at > now() + interval $$1 minute$$ as later, looked_at from channel_watch',
      ),
    ).toEqual({ failures: 1, failure: expect.stringContaining(why), later: true, looked_at: null })
    expect(await one('select count(*)::integer as count from content')).toEqual({ count: 0 })
    await fails('twitch', 'none')
    await isDue(id)
    expect(await look('twitch')).toMatchObject({ looked: 1, failed: 0 })
    expect(await one('select failures, failure from channel_watch')).toEqual({ failures: 0, failure: null })
  })

  it('a vendor that limits requests gets no requests until the time it names, and no channel check is lost', async () => {
    await connect('tiktok')
    await connect('tiktok', 'small')
    await fails('tiktok', 'busy')
    expect(await look('tiktok')).toEqual({ looked: 0, failed: 0, content: 0, more: false })
    await fails('tiktok', 'none')
    expect(await look('tiktok')).toMatchObject({ looked: 0, more: false })
    expect(
      await one(
        `select extract(epoch from paused_until - now()) between 30 and 61 as pauses from vendor_quota`,
      ),
    ).toEqual({ pauses: true })
    await looks.scratch.run(
      'update vendor_quota set paused_until = now(); update channel_watch set due_at = now()',
    )
    expect(await look('tiktok')).toMatchObject({ looked: 2 })
    expect(await one('select max(failures)::integer as failures from channel_watch')).toEqual({ failures: 0 })
  })

  it("if the vendor rejects a refresh token, the channel's owner is asked once to give permission again", async () => {
    const id = await connect('youtube', 'expired-refresh')
    await look('youtube')
    expect(await one('select refresh_token_expired from user_connection')).toEqual({
      refresh_token_expired: true,
    })
    expect(
      await one(
        `select count(*)::integer as count from domain_event where type = 'reauthorisationNeeded' and entity_id = '${id}'`,
      ),
    ).toEqual({ count: 1 })
    expect(await look('youtube')).toMatchObject({ looked: 0, more: false })
    // After the new authorization, the channel is due next.
    await looks.scratch.run('update user_connection set refresh_token_expired = false')
    expect(await one('select due_at <= now() as due, priority from channel_watch')).toEqual({
      due: true,
      priority: 1,
    })
  })

  it('if a channel check fails because of an error in our code, the results of other checks are stored', async () => {
    await connect('twitch')
    await connect('twitch', 'small')
    const { readChannel } = looks.sandbox.providers.twitch
    let checks = 0
    const faulty = looks.activitiesWith({
      ...looks.sandbox.providers,
      twitch: {
        ...looks.sandbox.providers.twitch,
        readChannel: async (...request) => {
          checks += 1
          if (checks === 1) throw new TypeError('a fault of ours')
          return readChannel(...request)
        },
      },
    })
    await expect(faulty.lookAtChannels('twitch')).rejects.toThrow('a fault of ours')
    expect(await one('select count(looked_at)::integer as looked from channel_watch')).toEqual({ looked: 1 })
    expect(checks).toBe(2)
  })

  it('if a worker stops during a channel check, another worker repeats the check after a time limit', async () => {
    await connect('twitch')
    const cut = looks.activitiesWith({
      ...looks.sandbox.providers,
      twitch: {
        ...looks.sandbox.providers.twitch,
        readChannel: async () => {
          throw new TypeError('the worker died')
        },
      },
    })
    await expect(cut.lookAtChannels('twitch')).rejects.toThrow('the worker died')
    expect(await look('twitch')).toMatchObject({ looked: 0 })
    await looks.scratch.run(`update channel_watch set due_at = due_at - interval '10 minutes'`)
    expect(await look('twitch')).toMatchObject({ looked: 1 })
  })
})
