import { z } from 'zod'
import { mailUrl } from './addresses.ts'

const mailShape = z.object({
  id: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})
const listShape = z.array(z.object({ id: z.string(), subject: z.string() }))

export type Mail = z.infer<typeof mailShape>

/** Waits for the newest mail to an address whose subject matches, as a person would look into the inbox. */
export async function mailTo(address: string, subject: RegExp, waitMs = 15_000): Promise<Mail> {
  const until = Date.now() + waitMs
  let subjects: string[] = []
  while (Date.now() < until) {
    const list = listShape.parse(await getJson(`${mailUrl()}/api/messages?to=${encodeURIComponent(address)}`))
    const found = list.find((mail) => subject.test(mail.subject))
    if (found) return mailShape.parse(await getJson(`${mailUrl()}/api/messages/${found.id}`))
    subjects = list.map((mail) => mail.subject)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(
    `no mail to ${address} with a subject like ${subject}; there: ${subjects.join(', ') || 'none'}`,
  )
}

/** The first link of a mail whose address contains a word. */
export function linkIn(mail: Mail, word: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(word))
  if (!link) throw new Error(`no link with '${word}' in the mail '${mail.subject}':\n${mail.text}`)
  return link
}

async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
