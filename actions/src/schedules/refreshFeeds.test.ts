import { NotFetched } from '@questboard/providers/public-web'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { refreshFeeds } from './refreshFeeds.ts'

const CREATOR = 'd0000000-0000-4000-8000-000000000002'
let actions: Actions

beforeAll(async () => {
  actions = await startActions()
}, 60_000)
afterAll(() => actions?.close())

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows

/** A feed with one article, last read seven hours ago. */
beforeEach(async () => {
  await query('delete from rss_feed')
  await query(
    `with feed as (
       insert into rss_feed (user_id, url, title, authorized, article_count, fetched_at)
       values ('${CREATOR}', 'https://journal.example/feed.xml', 'Journal', true, 1, now() - interval '7 hours')
       returning id, user_id)
     insert into rss_article (feed_id, user_id, url, title)
     select id, user_id, 'https://journal.example/old', 'Old' from feed`,
  )
})

const feed = (...titles: string[]) =>
  `<rss><channel><title>New journal</title>${titles
    .map((title) => `<item><title>${title}</title><link>https://journal.example/${title}</link></item>`)
    .join('')}</channel></rss>`

const refreshWith = (fetchText: (url: string) => Promise<string>, until?: number) =>
  refreshFeeds({ ...actions.services, publicWeb: { ...actions.services.publicWeb, fetchText } }, until)

const articles = () => query('select title from rss_article order by title')

describe('refreshing RSS feeds', () => {
  it('RSS feeds are read again after some hours', async () => {
    const asked: string[] = []
    const read = async (url: string) => {
      asked.push(url)
      return feed('First', 'Second', 'Second')
    }
    expect(await refreshWith(read)).toEqual({ refreshed: 1 })
    expect(await articles()).toEqual([{ title: 'First' }, { title: 'Second' }])
    expect(await query('select title from rss_feed')).toEqual([{ title: 'New journal' }])

    expect(await refreshWith(read)).toEqual({ refreshed: 0 })
    expect(asked).toEqual(['https://journal.example/feed.xml'])
  })

  it.each([
    ['is unavailable', () => Promise.reject(new NotFetched('the server answered 503'))],
    ['has no articles', () => Promise.resolve(feed())],
    ['is no longer a feed', () => Promise.resolve('<html><title>Parked</title></html>')],
  ])(
    'articles stay unchanged when an RSS feed %s, and the feed is not read again for some hours',
    async (_case, fetchText) => {
      expect(await refreshWith(fetchText)).toEqual({ refreshed: 0 })
      expect(await articles()).toEqual([{ title: 'Old' }])
      expect(await query(`select from rss_feed where fetched_at > now() - interval '1 minute'`)).toHaveLength(
        1,
      )
    },
  )

  it('RSS feeds are read even if one of them is too large to store', async () => {
    await query(`insert into rss_feed (user_id, url, title, authorized, article_count, fetched_at)
                 values ('${CREATOR}', 'https://broken.example/feed.xml', 'Broken', true, 1, now() - interval '8 hours')`)
    const fetchText = (url: string) =>
      url.includes('broken')
        ? Promise.reject(new RangeError('nobody thought of this'))
        : Promise.resolve(feed('New'))
    expect(await refreshWith(fetchText)).toEqual({ refreshed: 1 })
    expect(await articles()).toEqual([{ title: 'New' }])
    expect(await refreshWith(fetchText)).toEqual({ refreshed: 0 })
  })

  it('an RSS feed that is removed while it is read stays removed', async () => {
    const removing = async () => {
      await query('delete from rss_feed')
      return feed('Late')
    }
    await refreshWith(removing)
    expect(await articles()).toEqual([])
  })

  const addFeeds = (count: number) =>
    query(`insert into rss_feed (user_id, url, title, authorized, article_count, fetched_at)
      select '${CREATOR}', 'https://journal' || n || '.example/feed.xml', 'Journal', true, 1, now() - interval '8 hours'
        from generate_series(1, ${count}) as n`)

  it('a slow server does not delay the other RSS feeds', async () => {
    await addFeeds(14)
    let others = 0
    let endSlow = () => {}
    const slow = new Promise<void>((resolve) => {
      endSlow = resolve
    })
    const read = async (url: string) => {
      if (url.includes('journal1.')) await slow
      else others += 1
      // The slow server answers only after all other feeds were read.
      if (others === 14) endSlow()
      return feed('New')
    }
    expect(await refreshWith(read)).toEqual({ refreshed: 15 })
  })

  it('if the RSS feeds are refreshed twice at the same time, each feed is read once', async () => {
    await addFeeds(14)
    const asked: string[] = []
    const read = async (url: string) => {
      asked.push(url)
      return feed('New')
    }
    const rounds = await Promise.all([refreshWith(read), refreshWith(read)])
    expect(rounds.reduce((sum, { refreshed }) => sum + refreshed, 0)).toBe(15)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('refreshing RSS feeds stops after a time limit, so that it does not overlap the next refresh', async () => {
    const read = () => Promise.resolve(feed('New'))
    expect(await refreshWith(read, Date.now())).toEqual({ refreshed: 0 })
    expect(await refreshWith(read)).toEqual({ refreshed: 1 })
  })
})
