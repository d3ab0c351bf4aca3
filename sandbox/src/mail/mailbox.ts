/** The emails on disk: `<id>.eml` is the original, `<id>.json` the summary for the list. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'

export type Envelope = { from: string; to: string[] }

export type Summary = {
  id: string
  receivedAt: string
  from: string
  to: string[]
  subject: string
  preview: string
}

export type Mailbox = {
  receive: (stream: Readable, envelope: Envelope) => Promise<Summary>
  /** The list of emails, newest first. */
  list: (filter: { to?: string; subject?: string }) => Summary[]
  source: (id: string) => Buffer | undefined
  read: (id: string) => Promise<Email | undefined>
  remove: (id: string) => void
  /** Resolves at the next email or after `timeout` milliseconds. */
  nextMail: (timeout: number) => Promise<void>
}

const kept = 2000
const idPattern = /^[0-9a-z]+-[0-9a-f]{8}$/

function isSummary(value: unknown): value is Summary {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'to' in value && 'receivedAt' in value
  )
}

/** A half-written email after a crash has no summary, so it is not listed. */
function loadSummaries(folder: string): Summary[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const read = names.flatMap((name) => {
    try {
      const value: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      return isSummary(value) ? [value] : []
    } catch {
      return []
    }
  })
  return read.sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1))
}

function summarise(id: string, envelope: Envelope, email: Email): Summary {
  const sender = email.from?.name ? `${email.from.name} <${email.from.address}>` : email.from?.address
  const text = email.text ?? email.html?.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]*>/g, ' ') ?? ''
  return {
    id,
    receivedAt: new Date().toISOString(),
    from: sender ?? envelope.from,
    to: envelope.to,
    subject: email.subject ?? '(no subject)',
    preview: text.replace(/\s+/g, ' ').trim().slice(0, 160),
  }
}

export function createMailbox(folder: string): Mailbox {
  mkdirSync(folder, { recursive: true })
  const summaries = loadSummaries(folder)
  const waiting = new Set<() => void>()
  const pathOf = (id: string, ending: string) => join(folder, `${id}.${ending}`)

  function remove(id: string): void {
    const index = summaries.findIndex((each) => each.id === id)
    if (index === -1) return
    summaries.splice(index, 1)
    rmSync(pathOf(id, 'json'), { force: true })
    rmSync(pathOf(id, 'eml'), { force: true })
  }

  async function receive(stream: Readable, envelope: Envelope): Promise<Summary> {
    const raw = await buffer(stream)
    const id = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
    const summary = summarise(id, envelope, await PostalMime.parse(raw))
    writeFileSync(pathOf(id, 'eml'), raw)
    writeFileSync(pathOf(id, 'json.new'), JSON.stringify(summary))
    renameSync(pathOf(id, 'json.new'), pathOf(id, 'json'))
    summaries.unshift(summary)
    for (const old of summaries.slice(kept)) remove(old.id)
    for (const wake of waiting) wake()
    return summary
  }

  function list({ to, subject }: { to?: string; subject?: string }): Summary[] {
    const has = (text: string, part?: string) => !part || text.toLowerCase().includes(part.toLowerCase())
    return summaries.filter((each) => has(each.to.join(' '), to) && has(each.subject, subject))
  }

  function source(id: string): Buffer | undefined {
    if (!idPattern.test(id) || !summaries.some((each) => each.id === id)) return undefined
    return readFileSync(pathOf(id, 'eml'))
  }

  async function read(id: string): Promise<Email | undefined> {
    const raw = source(id)
    return raw && PostalMime.parse(raw)
  }

  function nextMail(timeout: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        waiting.delete(wake)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(wake, timeout)
      waiting.add(wake)
    })
  }

  return { receive, list, source, read, remove, nextMail }
}
