import { type Feed, NotFetched, readFeed } from '@questboard/providers/public-web'
import { keepArticles } from '../feeds/keepArticles.ts'
import type { Services } from '../services.ts'

/** Reading a feed a few times a day is enough for articles and does not burden its server. */
const HOURS_BETWEEN = 6
/** A short limit, because external servers are slow and the next round starts within the hour. */
const AT_ONCE = 10
const MOST_IN_A_ROUND = 500

type Round = Pick<Services, 'database' | 'publicWeb' | 'log'>
type Due = { readonly id: string; readonly user_id: string; readonly url: string }

const dueNow = ({ database }: Round): Promise<Due[]> =>
  database
    .selectFrom('rss_feed')
    .select(['id', 'user_id', 'url'])
    .where('fetched_at', '<', new Date(Date.now() - HOURS_BETWEEN * 3_600_000))
    .orderBy('fetched_at')
    .limit(MOST_IN_A_ROUND)
    .execute()

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

/** A feed that was removed in the meantime stays removed. */
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
  // The time of reading is stored first, so that a failing feed waits for its next turn and does not delay other feeds.
  await services.database
    .updateTable('rss_feed')
    .set({ fetched_at: new Date() })
    .where('id', '=', due.id)
    .execute()
  try {
    const feed = await fetchFeed(services, due.url)
    if (feed) await keepFeed(services, due, feed)
    return feed !== null
  } catch (error) {
    services.log.error({ err: error, url: due.url }, 'could not store an RSS feed')
    return false
  }
}

/** Refreshes feeds regularly, so that pages show them without external requests. */
export const refreshFeeds = async (services: Round): Promise<{ readonly refreshed: number }> => {
  const due = await dueNow(services)
  let refreshed = 0
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const read = await Promise.all(due.slice(from, from + AT_ONCE).map((feed) => refresh(services, feed)))
    refreshed += read.filter(Boolean).length
  }
  return { refreshed }
}
