/** Catches every mail that the product sends, keeps it across restarts and shows it at /mail. */
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
        (message) => done(null, `kept as ${message.id}`),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      )
    },
  })
  const router = express.Router()
  router.use('/api/messages', createMailApi(mailbox))
  // The page's links are relative: the folder's slash matters.
  router.use(express.static(join(import.meta.dirname, 'page'), { redirect: true }))
  return { router, smtp }
}
