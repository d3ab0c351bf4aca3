import type { DatabaseTransaction } from '@questboard/database'
import type { Article } from '@questboard/providers/public-web'

/** Replaces the feed's articles. */
export const keepArticles = async (
  transaction: DatabaseTransaction,
  feed: { readonly id: string; readonly userId: string },
  articles: readonly Article[],
): Promise<void> => {
  await transaction.deleteFrom('rss_article').where('feed_id', '=', feed.id).execute()
  if (articles.length === 0) return
  await transaction
    .insertInto('rss_article')
    .values(
      articles.map(({ title, url, publishedAt }) => ({
        feed_id: feed.id,
        user_id: feed.userId,
        title,
        url,
        published_at: publishedAt,
      })),
    )
    // Some feeds list an article twice.
    .onConflict((conflict) => conflict.columns(['feed_id', 'url']).doNothing())
    .execute()
}
