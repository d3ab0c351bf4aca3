import { type Feed, NotFetched, readFeed } from '@questboard/providers/public-web'
import { sql } from 'kysely'
import { keepArticles } from '../feeds/keepArticles.ts'
import type { Services } from '../services.ts'

/** Reading a feed a few times a day is enough for articles and does not burden its server. */
const HOURS_BETWEEN = 6
/** The number of feeds that are read at the same time. */
const AT_ONCE = 10
const MOST_IN_A_ROUND = 500
/** A round stops before the cron trigger times out. The next round continues with the oldest feeds. */
const ROUND_MS = 4 * 60_000

type Round = Pick<Services, 'database' | 'publicWeb' | 'log'>
type Due = { readonly id: string; readonly user_id: string; readonly url: string }

/**
 * Picks the feed that was read longest ago, unless another round is reading it. Stores the time before reading, so that
 * a failing feed is tried again only in its next turn and does not delay other feeds.
 */
const takeDue = async ({ database }: Round): Promise<Due | undefined> => {
  const { rows } = await sql<Due>`
    update rss_feed set fetched_at = now()
     where id = (select id from rss_feed where fetched_at < now() - make_interval(hours => ${HOURS_BETWEEN})
                  order by fetched_at limit 1 for update skip locked)
    returning id, user_id, url`.execute(database)
  return rows[0]
}

/** An unreachable or empty feed keeps its last articles. */
const fetchFeed = async ({ publicWeb, log }: Round, url: string): Promise<Feed | null> => {
  try {
    const feed = readFeed(await publicWeb.fetchText(url))
    return feed.articles.length > 0 ? feed : null
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    log.info({ url, reason: error.message }, 'could not read an RSS feed')
    return null
  }
}

/** Stores no articles if the feed was removed in the meantime. */
const keepFeed = ({ database }: Round, due: Due, feed: Feed): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('rss_feed')
      .set({ title: feed.title, article_count: feed.articles.length })
      .where('id', '=', due.id)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await keepArticles(transaction, { id: due.id, userId: due.user_id }, feed.articles)
  })

const refresh = async (services: Round, due: Due): Promise<boolean> => {
  try {
    const feed = await fetchFeed(services, due.url)
    if (feed) await keepFeed(services, due, feed)
    return feed !== null
  } catch (error) {
    services.log.error({ err: error, url: due.url }, 'could not store an RSS feed')
    return false
  }
}

/**
 * Refreshes feeds regularly, so that pages show them without external requests. A slow server delays only the worker
 * that reads its feed.
 */
export const refreshFeeds = async (
  services: Round,
  until = Date.now() + ROUND_MS,
): Promise<{ readonly refreshed: number }> => {
  let left = MOST_IN_A_ROUND
  let refreshed = 0
  const work = async (): Promise<void> => {
    while (left > 0 && Date.now() < until) {
      left -= 1
      const due = await takeDue(services)
      if (!due) return
      if (await refresh(services, due)) refreshed += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { refreshed }
}
