import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { callAction, sessions } from '../testing/callAction.ts'
import { startSandbox } from '../testing/processes.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let actions: Actions

beforeAll(async () => {
  sandbox = await startSandbox()
  actions = await startActions({ SANDBOX_URL: sandbox.url })
}, 60_000)
afterAll(async () => {
  await actions?.close()
  await sandbox?.stop()
})
beforeEach(async () => {
  await actions.services.pool.query('delete from rate_limit')
})

const add = (url: string, authorized = true) =>
  callAction(actions, 'addRssFeed', { url, authorized }, sessions.user)

it('adding an RSS feed stores the title and the articles that the feed contains', async () => {
  const { status, body } = await add(`${sandbox.url}/feeds/articles.xml`)
  expect(status).toBe(200)
  const { rows } = await actions.services.pool.query(
    'select title, article_count from rss_feed where id = $1',
    [body.id],
  )
  expect(rows).toEqual([{ title: 'Studio diary', article_count: 3 }])
  const articles = await actions.services.pool.query(
    'select title, url from rss_article where feed_id = $1 order by published_at desc',
    [body.id],
  )
  expect(articles.rows).toEqual([
    { title: 'Patch 1.4: the long winter', url: 'https://studio.example/news/1' },
    { title: 'Meet the lighthouse keeper', url: 'https://studio.example/news/2' },
    { title: 'Why we rebuilt the ice', url: 'https://studio.example/news/3' },
  ])
})

it('adding an RSS feed is refused without articles, without permission to share the feed, or without a sign-in', async () => {
  expect((await add(`${sandbox.url}/feeds/empty.xml`)).body).toMatchObject({
    message: 'No articles were found in this feed',
    extensions: { code: 'rss-empty', field: 'url' },
  })
  expect((await add(`${sandbox.url}/feeds/articles.xml`, false)).body).toMatchObject({
    message: 'You must be authorized to share this feed',
    extensions: { field: 'authorized' },
  })
  const visitor = { url: `${sandbox.url}/feeds/articles.xml`, authorized: true }
  expect((await callAction(actions, 'addRssFeed', visitor)).body).toMatchObject({
    extensions: { code: 'not-allowed' },
  })
})

it.each([
  'http://127.0.0.1/feed.xml',
  'http://localhost:3000/api/health',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://017700000001/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://user:password@127.0.0.1/',
])('the internal URL %s is refused with the same error as a feed without articles', async (url) => {
  const { body } = await add(url)
  expect(body).toEqual({
    message: 'No articles were found in this feed',
    extensions: { code: 'rss-empty', field: 'url' },
  })
})

it.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'javascript:alert(1)', 'nonsense'])(
  '%s is not accepted as the URL of an RSS feed',
  async (url) => {
    expect((await add(url)).body).toMatchObject({ extensions: { field: 'url' } })
  },
)

it('a person can fetch twenty RSS feeds per hour', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => add('http://127.0.0.1/')))
  const refused = answers.filter(({ body }) => JSON.stringify(body).includes('too-many-requests'))
  expect(refused).toHaveLength(10)
})
