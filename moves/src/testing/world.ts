import { createDatabaseOn, createPool, type Database, type DatabaseTransaction } from '@questboard/database'
import {
  createMigratedScratch,
  grantAccess,
  insertCompany,
  insertCreator,
  insertPerson,
  verifyChannel,
} from '@questboard/database/testing'
import type { ActivationKind, ActivationStatus, PostType } from '@questboard/domain'
import { DAY_MS } from '@questboard/domain'
import * as builders from './index.ts'

export { provider, time } from './parties.ts'

const id = (kind: string, n = 1): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(8, '0')}`

const creatorIds = [1, 2, 3].map((n) => id('bbbb', n))

export const people = {
  companyId: id('c0de'),
  owner: id('aaaa'),
  /** The first creator takes part in most tests. */
  creators: creatorIds,
  creator: id('bbbb'),
  otherCompanyId: id('c0de', 2),
  game: id('9a9e'),
  program: id('ac04'),
} as const

const channelOf = (creator: string): string => creator.replace('bbbb', 'eeee')

export const company = { by: 'company', companyId: people.companyId, personId: people.owner } as const
export const stranger = { by: 'company', companyId: people.otherCompanyId, personId: people.owner } as const
export const creator = { by: 'creator', personId: people.creator } as const
export const otherCreator = { by: 'creator', personId: creatorIds[1] ?? '' } as const

const begin = `
  ${insertPerson({ id: people.owner, name: 'owner', displayName: 'Olive', type: 'Company' })};
  ${insertCompany({ id: people.companyId, name: 'Northlight', owner: people.owner })};
  insert into company (id, name, type, website, verification)
    values ('${people.otherCompanyId}', 'Southwind', 'publisher', 'https://southwind.example', 'verified');
  insert into game (id, name, slug) values ('${people.game}', 'Emberfall', 'emberfall');
  insert into activation (id, kind, company_id, name, status)
    values ('${people.program}', 'CREATOR_PROGRAM', '${people.companyId}', 'Northlight creators', 'active')`

const join = (id: string, n: number): string => `
  ${insertPerson({ id, name: `pixel${n}`, displayName: `Pixel${n}`, type: 'Creator' })};
  ${insertCreator({ id, connection: channelOf(id), channel: `pixel${n}` })};
  ${verifyChannel(id, channelOf(id))};
  ${grantAccess(id)}`

/** Adds a creator to the market while a test runs. */
export const addCreator = async ({ run }: Pick<World, 'run'>, n: number): Promise<string> => {
  await run(join(id('bbbb', n), n))
  return id('bbbb', n)
}

export type World = {
  readonly database: Database
  /** The name of the database in Postgres. */
  readonly name: string
  /** Runs SQL statements as psql does. */
  readonly run: (statements: string) => Promise<readonly Record<string, unknown>[]>
  /** Makes a status change in its own transaction. */
  readonly act: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** A verified company with an owner and a program, and creators with a channel and a payout account. */
export const createWorld = async (): Promise<World> => {
  const { url, drop } = await createMigratedScratch()
  const pool = createPool(url)
  const database = createDatabaseOn(pool)
  const run = async (statements: string) => {
    const result = await pool.query(statements)
    const last = Array.isArray(result) ? result.at(-1) : result
    return last?.rows ?? []
  }
  await run(begin)
  for (const [index] of creatorIds.entries()) await addCreator({ run }, index + 1)
  return {
    database,
    name: new URL(url).pathname.slice(1),
    run,
    act: (work) => database.transaction().execute(work),
    async close() {
      await pool.end()
      await drop()
    },
  }
}

type Live = { readonly status?: ActivationStatus; readonly endsInDays?: number | null }

/** An activation of the company that lasts thirty days. */
export const createActivation = (
  { act }: World,
  kind: ActivationKind,
  { status = 'active', endsInDays = 30 }: Live = {},
): Promise<string> =>
  act((transaction) =>
    builders.createActivation(transaction, {
      kind,
      companyId: people.companyId,
      gameId: people.game,
      status,
      endsAt: endsInDays === null ? null : new Date(Date.now() + endsInDays * DAY_MS),
    }),
  )

type Offered = {
  readonly creator?: string
  readonly amountCents?: number
  readonly postType?: PostType
}

/** A bid on the channel of one of the creators. */
export const buildBid = ({ creator: of = people.creator, ...bid }: Offered = {}) =>
  builders.buildBid({ connectionId: channelOf(of), ...bid })

export const createCode = ({ act }: World, campaign: string): Promise<string> =>
  act((transaction) => builders.createCode(transaction, campaign))
