/** Catches all emails of the product, keeps them across restarts and shows them at /mail. */
import { join } from 'node:path'
import express, { type Router } from 'express'
import { SMTPServer } from 'smtp-server'
import { createMailApi } from './api.ts'
import { createMailbox } from './mailbox.ts'

const sizeLimit = 30 * 1024 * 1024

export function createMailCatcher(folder: string): { router: Router; smtp: SMTPServer } {
  const mailbox = createMailbox(folder)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: sizeLimit,
    banner: 'Questboard mail catcher',
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const envelope = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map((recipient) => recipient.address),
      }
      mailbox.receive(stream, envelope).then(
        (message) => done(null, `stored as ${message.id}`),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  const router = express.Router()
  router.use('/api/messages', createMailApi(mailbox))
  // The page uses relative links, so the page's path must end in a slash.
  router.use(express.static(join(import.meta.dirname, 'page'), { redirect: true }))
  return { router, smtp }
}
