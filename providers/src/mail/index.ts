import nodemailer from 'nodemailer'
import { type Letter, renderText } from './letter.ts'
import { renderHtml } from './renderHtml.ts'

export * from './letters.ts'

export type Mailer = {
  send(to: string, letter: Letter): Promise<void>
  verify(): Promise<void>
  close(): void
}

export const createMailer = (settings: {
  readonly smtpUrl: string
  readonly from: string
  readonly publicUrl: string
}): Mailer => {
  const transport = nodemailer.createTransport(settings.smtpUrl, { from: settings.from })
  return {
    async send(to, letter) {
      await transport.sendMail({
        to,
        subject: letter.subject,
        text: renderText(letter, settings.publicUrl),
        html: renderHtml(letter, settings.publicUrl),
        // Keeps out-of-office robots from answering.
        headers: { 'auto-submitted': 'auto-generated' },
      })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
