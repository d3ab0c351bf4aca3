import { mailUrl } from './addresses.ts'

export type Mail = { id: string; to: string; subject: string; text: string; html: string }

/** Waits for the newest mail to an address whose subject matches, as a person would look into the inbox. */
export async function mailTo(address: string, subject: RegExp, waitMs = 15_000): Promise<Mail> {
  const until = Date.now() + waitMs
  const seen = new Set<string>()
  while (Date.now() < until) {
    const list = await getJson<Mail[]>(`${mailUrl()}/api/messages?to=${encodeURIComponent(address)}`)
    const found = list.find((mail) => subject.test(mail.subject))
    if (found) return getJson<Mail>(`${mailUrl()}/api/messages/${found.id}`)
    for (const mail of list) seen.add(mail.subject)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(
    `no mail to ${address} with a subject like ${subject}; there: ${[...seen].join(', ') || 'none'}`,
  )
}

/** The first link of a mail whose address contains a word. */
export function linkIn(mail: Mail, word: string): string {
  const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(word))
  if (!link) throw new Error(`no link with '${word}' in the mail '${mail.subject}':\n${mail.text}`)
  return link
}

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
