import { refuseInTransaction } from '@questboard/database/open-transactions'
import nodemailer from 'nodemailer'
import { type Letter, renderText } from './letter.ts'
import { mailHeaders } from './mailHeaders.ts'
import { renderHtml } from './renderHtml.ts'

export * from './letters.ts'

export type Mailer = {
  /** `id` names the mail for ever: sent again, it carries the same Message-ID, and mailboxes show one. */
  send(to: string, letter: Letter, id?: string): Promise<void>
  verify(): Promise<void>
  close(): void
}

/**
 * Far less than whoever sends waits before trying again: a server that has fallen silent must not take a mail after all that has
 * been given up here and sent anew.
 */
const PATIENCE = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
} as const

/**
 * A connection is kept for the next mail: opening one, and agreeing on its encryption, costs both sides more than a mail does. There are
 * as many as there are mails at once: none waits here, where nobody counts how long.
 */
const CONNECTIONS = {
  pool: true,
  maxConnections: Number.POSITIVE_INFINITY,
  /** Once more over another one, where the server has closed it meanwhile; then whoever sends is told. */
  maxRequeues: 1,
  idleTimeout: 30_000,
} as const

/** Mail servers repeat whom a mail was for, and what failed is written down where no deleted account can be erased from. */
const withoutAddresses = (error: unknown): Error => {
  const words = error instanceof Error ? error.message : String(error)
  return new Error(words.replace(/[^\s<>"(:,;]+@[^\s<>"):,;]+/g, '…'))
}

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
