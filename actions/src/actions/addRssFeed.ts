import { rssFeedForm } from '@questboard/domain'
import { NotFetched, readFeed } from '@questboard/providers/public-web'
import { keepArticles } from '../feeds/keepArticles.ts'
import { defineAction } from '../lib/action.ts'
import { refuse } from '../lib/actionError.ts'
import { ration } from '../lib/ration.ts'

const FETCHES = { tries: 20, seconds: 60 * 60 }

export const addRssFeed = defineAction('addRssFeed', {
  who: 'signedIn',
  repeatable: 'A person can add each feed once',
  input: rssFeedForm,
  async prepare(call) {
    const { input, services } = call
    await ration(call, `rss-feed:${call.person.userId}`, FETCHES)
    try {
      return readFeed(await services.publicWeb.fetchText(input.url))
    } catch (error) {
      // The response does not give the reason, because the reason would reveal which internal hosts are reachable.
      if (error instanceof NotFetched) throw refuse('rss-empty', 'url')
      throw error
    }
  },
  async handle(call, feed) {
    const { input, transaction } = call
    const { userId } = call.person
    const { articles } = feed
    const { id } = await transaction
      .insertInto('rss_feed')
      .values({
        user_id: userId,
        url: input.url,
        title: feed.title,
        authorized: input.authorized,
        article_count: articles.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await keepArticles(transaction, { id, userId }, articles)
    return { id }
  },
})
