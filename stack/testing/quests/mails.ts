import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Mail = { readonly id: string; readonly to: string; readonly subject: string }

const headerOf = (source: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im').exec(source)?.[1]?.replaceAll(/\s+/g, ' ').trim() ?? ''

const EVERY_MS = 2000

/** Collects a stack's mails repeatedly, because its mailbox contains only the latest two thousand. */
export function collectMails(dataDir: string) {
  const folder = join(dataDir, 'mail')
  const read = new Map<string, Mail>()
  const collect = (): void => {
    for (const file of readdirSync(folder)) {
      if (!file.endsWith('.json') || read.has(file)) continue
      const [source = ''] = readFileSync(join(folder, file.replace(/json$/, 'eml')), 'utf8').split(
        /\r?\n\r?\n/,
      )
      read.set(file, {
        id: headerOf(source, 'message-id').replaceAll(/[<>]/g, ''),
        to: headerOf(source, 'to'),
        subject: headerOf(source, 'subject'),
      })
    }
  }
  const timer = setInterval(collect, EVERY_MS)
  return {
    all(): readonly Mail[] {
      collect()
      return [...read.values()]
    },
    stop: () => clearInterval(timer),
  }
}

export type Mails = ReturnType<typeof collectMails>
