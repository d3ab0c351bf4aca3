/**
 * The emails as JSON, for the page and tests: GET /?to=&subject=&wait= (newest first; `wait` delays the response up to that
 * many milliseconds until one matches), GET /:id, GET /:id/html, GET /:id/source, DELETE /?to=, DELETE /:id
 */
import express, { type Request, type Router } from 'express'
import type { Mailbox } from './mailbox.ts'

const longestWait = 30_000

function word(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const filterOf = (request: Request) => ({ to: word(request.query.to), subject: word(request.query.subject) })

async function listWithin(mailbox: Mailbox, request: Request) {
  const filter = filterOf(request)
  const end = Date.now() + Math.min(Number(request.query.wait) || 0, longestWait)
  for (;;) {
    const found = mailbox.list(filter)
    const left = end - Date.now()
    if (found.length > 0 || left <= 0) return found
    await mailbox.nextMail(left)
  }
}

/** An email is untrusted content, so its page runs no scripts and opens links in another window. */
const htmlPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline' http: https:; font-src data: http: https:"

export function createMailApi(mailbox: Mailbox): Router {
  const router = express.Router()

  router.get('/', async (request, response) => {
    response.json(await listWithin(mailbox, request))
  })

  router.delete('/', (request, response) => {
    const found = mailbox.list(filterOf(request))
    for (const { id } of found) mailbox.remove(id)
    response.json({ removed: found.length })
  })

  router.get('/:id', async (request, response) => {
    const { id } = request.params
    const email = await mailbox.read(id)
    if (!email) return void response.status(404).json({ message: `There is no mail ${id}.` })
    response.json({
      ...mailbox.list({}).find((summary) => summary.id === id),
      text: email.text ?? '',
      html: email.html ?? '',
      headers: email.headers,
      attachments: email.attachments.map(({ filename, mimeType }) => ({ filename, mimeType })),
    })
  })

  router.get('/:id/html', async (request, response) => {
    const email = await mailbox.read(request.params.id)
    if (!email) return void response.status(404).end()
    response.setHeader('content-security-policy', htmlPolicy)
    response.type('html').send(`<base target="_blank">${email.html ?? '<p>This mail has no HTML part.</p>'}`)
  })

  router.get('/:id/source', (request, response) => {
    const source = mailbox.source(request.params.id)
    if (!source) return void response.status(404).end()
    response.type('text/plain').send(source)
  })

  router.delete('/:id', (request, response) => {
    mailbox.remove(request.params.id)
    response.status(204).end()
  })

  return router
}
