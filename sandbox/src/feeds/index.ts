import { Router } from 'express'

/** Example web sites: one with a feed of articles, and one without. */
export const router: Router = Router()

const articles = ['Patch 1.4: the long winter', 'Meet the lighthouse keeper', 'Why we rebuilt the ice'].map(
  (title, index) => `<item><title>${title}</title><link>https://studio.example/news/${index + 1}</link>
    <pubDate>${new Date(Date.now() - index * 7 * 86_400_000).toUTCString()}</pubDate></item>`,
)

const feed = (items: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Studio diary</title>${items}</channel></rss>`

router.get('/articles.xml', (_request, response) => void response.type('xml').send(feed(articles.join(''))))
router.get('/empty.xml', (_request, response) => void response.type('xml').send(feed('')))
