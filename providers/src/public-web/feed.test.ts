import { describe, expect, it } from 'vitest'
import { readFeed } from './feed.ts'

describe('reading RSS feeds', () => {
  it('a feed in RSS 2.0 is read', () => {
    const feed = readFeed(`<?xml version="1.0"?><rss><channel><title>Dev &amp; diary</title>
      <item><title><![CDATA[Patch <b>1.2</b>]]></title><link>https://studio.example/1</link><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item>
      <item><title>No link</title></item></channel></rss>`)
    expect(feed).toEqual({
      title: 'Dev & diary',
      articles: [
        {
          title: 'Patch 1.2',
          url: 'https://studio.example/1',
          publishedAt: new Date('2026-11-20T10:00:00Z'),
        },
      ],
    })
  })

  it('a feed in the Atom format is read', () => {
    const feed = readFeed(`<feed><title type="text">News</title><entry><title>One</title>
      <link rel="edit" href="https://studio.example/edit"/><link rel="alternate" href="https://studio.example/one"/><updated>2026-11-20T10:00:00Z</updated></entry></feed>`)
    expect(feed.articles).toMatchObject([{ title: 'One', url: 'https://studio.example/one' }])
  })

  it('scripts and script URLs are removed from a feed', () => {
    const feed =
      readFeed(`<rss><channel><item><title>&lt;img src=x onerror=alert(1)&gt;Hello</title><link>javascript:alert(1)</link></item>
      <item><title>&lt;script&gt;alert(1)&lt;/script&gt;Fine</title><link>https://ok.example/</link></item></channel></rss>`)
    expect(feed.articles).toEqual([{ title: 'alert(1)Fine', url: 'https://ok.example/', publishedAt: null }])
  })

  it('the title of a feed is the first title in it, and at most fifty articles are read', () => {
    const article = '<item><title>One</title><title>Two</title><link>https://ok.example/</link></item>'
    const feed = readFeed(
      `<rss><channel><!-- <title>Old</title> --><title>New</title>${article.repeat(60)}<title>Late</title></channel></rss>`,
    )
    expect(feed.title).toBe('New')
    expect(feed.articles).toHaveLength(50)
    expect(feed.articles[0]?.title).toBe('One')
  })

  it('characters that databases cannot store are removed from a feed', () => {
    const feed = readFeed(
      '<rss><channel><item><title>A\u0000B&#0;C&#x7;D</title><link>https://ok.example/\u0000</link></item></channel></rss>',
    )
    expect(feed.articles).toMatchObject([{ title: 'A B C D', url: 'https://ok.example/' }])
  })

  const MEGABYTES = 2 * 1024 * 1024
  const manyOf = (piece: string): string => piece.repeat(MEGABYTES / piece.length)
  it.each([
    ['items that never end', manyOf('<item>')],
    ['tags that never end', manyOf('<item ')],
    ['a title of opening brackets', `<item><title>${manyOf('<')}</title></item>`],
    ['a title of other tags', `<item><title>${manyOf('<b>')}</title></item>`],
    ['a title of ampersands', `<item><title>${manyOf('&amp')}</title></item>`],
    ['sections that never end', `<item><title>${manyOf('<![CDATA[')}`],
    ['comments that never end', manyOf('<!--')],
    ['links that never end', `<item>${manyOf('<link href="')}`],
    ['closing tags without opening tags', manyOf('<a></b>')],
    ['endless articles', manyOf('<item><title>A</title><link>https://ok.example/</link></item>')],
  ])('an RSS feed with %s is read quickly', (_, xml) => {
    const begun = process.cpuUsage()
    expect(readFeed(xml).articles.length).toBeLessThanOrEqual(50)
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
  })

  it('a document that is not a feed has no articles', () => {
    for (const text of ['', '<html><title>A page</title></html>', 'item item item', '<item>'.repeat(10_000)])
      expect(readFeed(text).articles).toEqual([])
  })
})
