import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { root } from './env.ts'
import { findFreePorts } from './ports.ts'
import { type Copy, endCopy, leftOn, startCopy, temporaryFolder } from './testing/copies.ts'

const used: { copy?: Copy; folder: string }[] = []

afterEach(async () => {
  for (const { copy, folder } of used.splice(0)) await endCopy(copy, folder)
})

/** A backup has no keys of codes: who restores it hands them over. */
const codeKeysOf = (folder: string) => {
  const { CODE_ENCRYPTION_KEY, CODE_HASH_KEY } = JSON.parse(
    readFileSync(join(folder, 'secrets.json'), 'utf8'),
  )
  return { CODE_ENCRYPTION_KEY, CODE_HASH_KEY }
}

async function start(folder: string, keys: Readonly<Record<string, string>> = {}) {
  const PORT = await findFreePorts(11)
  const copy = await startCopy(folder, { ...keys, PORT: String(PORT) })
  used.push({ copy, folder })
  await copy.says(/^ready in/m, 240_000)
  const { POSTGRES_PASSWORD } = JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))
  const client = new pg.Client(`postgres://questboard:${POSTGRES_PASSWORD}@127.0.0.1:${PORT + 1}/questboard`)
  // The copy is ended while this is connected.
  client.on('error', () => {})
  await client.connect()
  return { copy, client, PORT }
}

const command = (name: string, folder: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(root, 'stack', 'main.ts'), name, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** What goes on by itself while a copy is up: sessions of its keys, reminders whose hour has come, and what was said about the restore. */
const restless = new Set([
  'domain_event',
  'signing_key',
  'audit_event',
  'rate_limit',
  'notification',
  'quest_run_event',
  'ledger_transfer',
  'ledger_entry',
  'payout_attempt',
  'vendor_event',
])

async function countAll(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ table: string; rows: number }>(
    `select relname as table, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
       from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by relname`,
  )
  return Object.fromEntries(
    rows.filter((row) => !restless.has(row.table)).map((row) => [row.table, row.rows]),
  )
}

async function account(client: pg.Client) {
  const ask = async (sql: string) => (await client.query(sql)).rows
  return {
    counts: await countAll(client),
    // Payouts go out and payments are begun meanwhile: what is between us and vendors is not compared.
    balances: await ask(
      `select kind, company_id, quest_run_id, balance_cents from ledger_balance
        where kind in ('company', 'escrow', 'revenue') order by 1, 2, 3`,
    ),
    questRuns: await ask(
      `select id, amount_cents, case when status in ('PENDING_PAYMENT', 'PAYMENT') then 'to be paid'
                                     when status in ('PAYOUT', 'COMPLETED') then 'earned' else status end as status
         from quest_run order by id`,
    ),
    missionRuns: await ask('select id, status, version from mission_run order by id'),
    keys: await ask('select id, status, version from key_campaign_participant order by id'),
  }
}

/** The market's moments move with the one at which it is put in: which days they fall on is another matter than what there is. */
const withoutDays = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([table]) => !table.endsWith('_day')))

type Executions = { executions?: { execution: { workflowId: string } }[]; nextPageToken?: string }

async function workflowIds(port: number): Promise<string[]> {
  const ids: string[] = []
  const query = new URLSearchParams({ pageSize: '1000', query: `ExecutionStatus = 'Running'` })
  for (let token = ''; ; ) {
    if (token) query.set('nextPageToken', token)
    const response = await fetch(`http://127.0.0.1:${port + 5}/api/v1/namespaces/default/workflows?${query}`)
    const { executions = [], nextPageToken = '' }: Executions = JSON.parse(await response.text())
    ids.push(...executions.map(({ execution }) => execution.workflowId))
    if (!nextPageToken) return ids
    token = nextPageToken
  }
}

const takenUp = /Temporal's data was lost: [1-9]\d* open runs are taken up again from their rows/

function loseTemporal(folder: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `temporal.db${end}`), { force: true })
}

function killTemporal(folder: string): void {
  const server = leftOn(folder).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start-dev'),
  )
  if (server === undefined) throw new Error('Temporal does not run')
  process.kill(server, 'SIGKILL')
}

it('seeding twice changes nothing; a restored market is the same to the cent, and its open runs are taken up from their rows', async () => {
  const [from, to, archives] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  used.push({ folder: archives })
  const archive = join(archives, 'questboard.tar.gz')
  const { client, copy } = await start(from)
  const before = await account(client)
  expect(before.counts.quest_run).toBeGreaterThan(100)
  expect(before.balances.length).toBeGreaterThan(10)

  command('seed', from, '--size', 'demo')
  const again = await account(client)
  expect({ ...again, counts: withoutDays(again.counts) }).toEqual({
    ...before,
    counts: withoutDays(before.counts),
  })

  command('backup', from, archive)
  await client.end()
  copy.process.kill('SIGTERM')
  await copy.ended

  expect(command('restore', to, archive)).toMatch(/[1-9]\d* open runs will be taken up again/)
  // The worst case: not even Temporal's own database came back.
  loseTemporal(to)
  const restored = await start(to, codeKeysOf(from))
  const after = await account(restored.client)
  const open = await restored.client.query<{ id: string }>(`
    select 'company-invitation/' || id as id from company_invitation where status = 'pending'
    union all select 'quest-run/' || id from quest_run where finished_at is null
    union all select 'mission-run/' || id from mission_run where status in ('active', 'review', 'claimReward')
    union all select 'key-claim/' || id from key_campaign_participant where status in ('claimed_key', 'submitted_content')
    union all select 'invitation/' || id from invitation where status = 'PENDING' and deadline_at > now() + interval '1 hour'
    union all select 'activation/' || id from activation
     where status = 'upcoming' or status in ('active', 'unpublished') and end_date is not null
     order by id`)
  await restored.client.end()
  expect(after).toEqual(again)

  const wanted = open.rows.map(({ id }) => id)
  for (const kind of [
    'company-invitation',
    'invitation',
    'quest-run',
    'mission-run',
    'key-claim',
    'activation',
  ])
    expect(wanted.some((id) => id.startsWith(`${kind}/`))).toBe(true)
  let running: string[] = []
  for (const limit = Date.now() + 180_000; Date.now() < limit; await sleep(1000)) {
    running = await workflowIds(restored.PORT)
    if (wanted.every((id) => running.includes(id))) break
  }
  expect(running).toEqual(expect.arrayContaining(wanted))

  // The restore had announced them; nobody has when the database goes under the feet of a running copy.
  expect(restored.copy.output()).not.toMatch(takenUp)
  loseTemporal(to)
  killTemporal(to)
  await restored.copy.says(takenUp)
}, 600_000)
