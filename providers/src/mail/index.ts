import { refuseInTransaction } from '@questboard/database/open-transactions'
import nodemailer from 'nodemailer'
import { type Attachment, type Letter, renderText } from './letter.ts'
import { mailHeaders } from './mailHeaders.ts'
import { renderHtml } from './renderHtml.ts'

export * from './letters.ts'

export type Mailer = {
  /** `id` becomes the Message-ID: mailboxes show a mail once even if we send it again. */
  send(to: string, letter: Letter, id?: string): Promise<void>
  verify(): Promise<void>
  close(): void
}

/**
 * The timeout is far shorter than the caller's retry interval, so that a slow server can't accept a mail that we have
 * given up and sent again.
 */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const

/**
 * Connections are reused because opening one costs more time than sending a mail. Their number is unlimited, because
 * the timeouts do not cover waiting for a free connection.
 */
const CONNECTIONS = {
  pool: true,
  maxConnections: Number.POSITIVE_INFINITY,
  /** Retries once on a new connection if the server closed this one. If this fails too, the mail fails. */
  maxRequeues: 1,
  idleTimeout: 30_000,
} as const

/**
 * Mail servers repeat email addresses in their errors. Errors are logged, and a log can't be erased when an account
 * is deleted.
 */
const withoutAddresses = (error: unknown): Error => {
  const words = error instanceof Error ? error.message : String(error)
  return new Error(words.replace(/[^\s<>"(:,;]+@[^\s<>"):,;]+/g, '…'))
}

const attachmentOf = ({ name, type, content }: Attachment) => ({
  filename: name,
  contentType: type,
  content,
})

export const createMailer = (settings: {
  readonly smtpUrl: string
  readonly from: string
  readonly publicUrl: string
}): Mailer => {
  const transport = nodemailer.createTransport(
    { ...PATIENCE, ...CONNECTIONS, url: settings.smtpUrl },
    { from: settings.from },
  )
  return {
    async send(to, letter, id) {
      refuseInTransaction('the mail server')
      const mail = {
        to,
        subject: letter.subject,
        text: renderText(letter, settings.publicUrl),
        html: renderHtml(letter, settings.publicUrl),
        ...(id === undefined ? {} : { messageId: `<${id}@${new URL(settings.publicUrl).hostname}>` }),
        headers: mailHeaders(letter),
        ...(letter.attachments && { attachments: letter.attachments.map(attachmentOf) }),
      }
      await transport.sendMail(mail).catch((error: unknown) => {
        throw withoutAddresses(error)
      })
    },
    async verify() {
      refuseInTransaction('the mail server')
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
