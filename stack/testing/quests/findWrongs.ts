import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { mailedBy } from '@questboard/domain'
import { z } from 'zod'
import { root } from '../../env.ts'
import type { Mail, Mails } from './mails.ts'
import type { Site } from './site.ts'

const PATIENCE_MS = 240_000

const countOf = async (site: Site, text: string): Promise<number> => {
  const [row] = await site.query(`select count(*)::int as count from ${text}`)
  return Number(row?.count)
}

/** Finds violated invariants of the database, ledger and history. The tests of moves use the same checks. */
const troubles = async (site: Site): Promise<readonly string[]> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'moves', 'src', 'testing', 'tellTrouble.ts')],
    { env: { ...process.env, DATABASE_URL: site.databaseUrl } },
  )
  return z
    .array(z.unknown())
    .parse(JSON.parse(stdout))
    .map((each) => JSON.stringify(each))
}

const ledger = async (site: Site): Promise<readonly string[]> => {
  const rows = await site.query(
    `select kind, sum(balance_cents)::int as cents from ledger_balance where kind in ('company', 'escrow', 'creator')
      group by kind having sum(balance_cents) <> 0
     union all select 'all accounts', sum(amount_cents)::int from ledger_entry having sum(amount_cents) <> 0`,
  )
  return rows.map(({ kind, cents }) => `${kind} hold ${cents} cents that belong to no one`)
}

const transfer = z.object({ destination: z.string(), amount: z.number(), reversed: z.boolean() })
const sentPayout = z.object({ account: z.string(), status: z.string() })
const charge = z.object({ amount: z.number(), refunded: z.number() })

const line = z.tuple([z.string(), z.string(), z.unknown()])

/** Objects of one kind in a sandbox vendor's books. The last line of each object is its current state. */
const readBooks = <T>(site: Site, vendor: string, wanted: string, shape: z.ZodType<T>): readonly T[] => {
  const rows = new Map<string, unknown>()
  const lines = readFileSync(join(site.dataDir, vendor, 'books.jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1)
  for (const text of lines.filter((each) => each.startsWith(`["${wanted}",`))) {
    const [, id, row] = line.parse(JSON.parse(text))
    rows.set(id, row)
  }
  return [...rows.values()].map((row) => shape.parse(row))
}

/** The vendor must have sent the earned amounts: one transfer and one payout at the vendor for each payout. */
const payouts = async (site: Site): Promise<readonly string[]> => {
  const transfers = readBooks(site, 'stripe-connect', 'transfers', transfer)
  const sent = readBooks(site, 'stripe-connect', 'payouts', sentPayout)
  const paid = await site.query(
    // The vendor charges its fee in addition to the amount sent, so the agreed net amount arrives in full.
    `select account.provider_reference as reference, sum(run.net_cents)::int as cents, count(*)::int as count
       from quest_run as run join payout_account as account on account.creator_id = run.creator_id
       join payout on payout.id = run.payout_id
      where run.status = 'COMPLETED' group by 1`,
  )
  const wrongs = paid.flatMap(({ reference, cents, count }) => {
    const theirs = transfers.filter((one) => one.destination === reference && !one.reversed)
    const arrived = sent.filter((one) => one.account === reference && one.status === 'paid')
    const sum = theirs.reduce((total, { amount }) => total + amount, 0)
    const isRight = theirs.length === count && arrived.length === count && sum === cents
    const had = `${sum} cents by ${theirs.length} transfers and ${arrived.length} payouts`
    return isRight ? [] : [`${reference} has earned ${cents} cents by ${count} runs and had ${had}`]
  })
  const earners = new Set(paid.map(({ reference }) => reference))
  const strangers = transfers.filter(({ destination }) => !earners.has(destination))
  return [...wrongs, ...strangers.map(({ destination }) => `${destination} was paid for nothing`)]
}

/** Checks that the cards were charged the cost of the completed runs, after refunds. */
const charges = async (site: Site): Promise<readonly string[]> => {
  const kept = readBooks(site, 'stripe', 'charges', charge).reduce(
    (total, { amount, refunded }) => total + amount - refunded,
    0,
  )
  const [row] = await site.query(
    `select coalesce(sum(amount_cents), 0)::int as cents from quest_run where status = 'COMPLETED'`,
  )
  return kept === Number(row?.cents) ? [] : [`cards paid ${kept} cents for runs of ${row?.cents}`]
}

type Told = { readonly id: string; readonly mailed: boolean; readonly isWanted: boolean }

const readTold = async (site: Site): Promise<readonly Told[]> => {
  const rows = await site.query(
    `select notification.id, kind, params, mailed_at is not null as mailed, to_jsonb(preference) as wishes
       from notification join notification_preference as preference using (user_id)`,
  )
  const shape = z.object({
    id: z.string(),
    kind: z.string(),
    params: z.record(z.string(), z.unknown()),
    mailed: z.boolean(),
    wishes: z.record(z.string(), z.unknown()),
  })
  return rows.map((row) => {
    const { id, kind, params, mailed, wishes } = shape.parse(row)
    const by = mailedBy(kind, params)
    return { id, mailed, isWanted: by === 'always' || wishes[by] === true }
  })
}

/** Paid invoices and credit notes are mailed to the billing address. Their mails are named by their number. */
const readDocuments = async (site: Site): Promise<readonly Told[]> => {
  const rows = await site.query(
    `select number from invoice where status = 'paid' union all select number from credit_note`,
  )
  return rows.map(({ number }) => ({ id: `document-${number}`, mailed: true, isWanted: true }))
}

const isSame = (one: Mail, other: Mail): boolean => one.to === other.to && one.subject === other.subject

const mailsOf = async (site: Site, mails: Mails): Promise<readonly string[]> => {
  const told = [...(await readTold(site)), ...(await readDocuments(site))]
  const byId = Map.groupBy(mails.all(), ({ id }) => id.replace(/^notification\.|@.*$/g, ''))
  const lost = told.filter(({ id, isWanted, mailed }) => isWanted && !(mailed && byId.has(id)))
  const unwanted = [...byId.keys()].filter((id) => !told.some((one) => one.id === id && one.isWanted))
  const twice = [...byId.values()].filter(
    ([first, ...more]) => first && more.some((one) => !isSame(first, one)),
  )
  return [
    ...lost.map(
      ({ id, mailed }) => `the mail of notification ${id} was lost${mailed ? ', and is noted as sent' : ''}`,
    ),
    ...unwanted.map((id) => `an unexpected mail of ${id} was sent`),
    ...twice.map(([mail]) => `${mail?.id} names two mails`),
  ]
}

const undelivered = async (site: Site): Promise<readonly string[]> => {
  const count = await countOf(site, 'hdb_catalog.event_log where not delivered')
  return count === 0 ? [] : [`${count} events were not delivered`]
}

/** Unfinished work: a refund at its vendor or a mail at the mail server. */
const moneyUnderWay = async (site: Site): Promise<readonly string[]> => {
  const count = await countOf(site, `payment_refund where status <> 'succeeded'`)
  return count === 0 ? [] : [`${count} refunds have not arrived`]
}

const settling = [undelivered, moneyUnderWay, charges, payouts]

/** Checks repeatedly until nothing is wrong, or until no work can still be in progress. */
export async function findWrongs(site: Site, mails: Mails): Promise<readonly string[]> {
  for (const limit = Date.now() + PATIENCE_MS; ; await sleep(1000)) {
    const found = (await Promise.all([...settling.map((look) => look(site)), mailsOf(site, mails)])).flat()
    if (found.length > 0 && Date.now() < limit) continue
    return [...found, ...(await ledger(site)), ...(await troubles(site))]
  }
}
