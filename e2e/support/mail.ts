import { z } from 'zod'
import { mailUrl } from './addresses.ts'

const mailShape = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
})
const listShape = z.array(z.object({ id: z.string(), subject: z.string() }))

export type Mail = z.infer<typeof mailShape>

/** Waits for the newest mail to an email address with this subject. */
export async function mailTo(address: string, subject: string, waitMs = 20_000): Promise<Mail> {
  const query = new URLSearchParams({ to: address, subject, wait: String(waitMs) })
  const [found] = listShape.parse(await getJson(`${mailUrl()}/api/messages?${query}`))
  if (found) return mailShape.parse(await getJson(`${mailUrl()}/api/messages/${found.id}`))
  const others = listShape.parse(await getJson(`${mailUrl()}/api/messages?to=${encodeURIComponent(address)}`))
  const there = others.map((mail) => mail.subject).join(', ') || 'none'
  throw new Error(`no mail to ${address} with the subject '${subject}'; there: ${there}`)
}

/** All mails to an email address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const query = new URLSearchParams({ to: address })
  const found = listShape.parse(await getJson(`${mailUrl()}/api/messages?${query}`))
  const mails = await Promise.all(found.map(({ id }) => getJson(`${mailUrl()}/api/messages/${id}`)))
  return mails.map((mail) => mailShape.parse(mail)).toReversed()
}

/** The bytes of a mail's PDF. */
export async function pdfIn({ id, subject }: Mail): Promise<Uint8Array> {
  const response = await fetch(`${mailUrl()}/api/messages/${id}/source`)
  const parts = (await response.text()).split(/^--.*$/m)
  const part = parts.find((each) => /^content-type: application\/pdf/im.test(each))
  const [, body] = part?.split(/\r?\n\r?\n/) ?? []
  if (body === undefined) throw new Error(`the mail '${subject}' has no PDF`)
  return new Uint8Array(Buffer.from(body, 'base64'))
}

export function linkIn(mail: Mail, word: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(word))
  if (!link) throw new Error(`no link with '${word}' in the mail '${mail.subject}':\n${mail.text}`)
  return link
}

/** A header of a mail by its lower-case name. */
export const headerOf = ({ headers }: Mail, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
