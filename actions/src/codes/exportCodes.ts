import { type DatabaseTransaction, inTransaction } from '@questboard/database'
import {
  type CodeItemType,
  codeItemTypeNames,
  csvHead,
  csvLine,
  type exportForm,
  isoMoment,
} from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { type Member, sessionOf } from '../lib/audiences.ts'
import type { Services } from '../services.ts'

const AT_A_TIME = 1000

type Needed = Pick<Services, 'database' | 'codes'>
type Wanted = z.output<typeof exportForm>

const HEAD = [
  'Code',
  'Item',
  'Type',
  'Platform',
  'Status',
  'Added',
  'Claimed by',
  'Claimed',
  'First looked at',
]

type Days = NonNullable<Wanted['added']>

/** Dates are in Stockholm time, as in the table on screen. */
const within = (column: 'created_at' | 'claimed_at', days: Days | undefined): RawBuilder<boolean> => {
  if (days === undefined) return sql<boolean>`true`
  const { from, to } = days
  return sql<boolean>`(${from}::date is null or code.${sql.ref(column)} >= ${from}::date::timestamp at time zone 'Europe/Stockholm')
    and (${to}::date is null or code.${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'Europe/Stockholm')`
}

/** Matches the words anywhere in a name, as the search does in the table on screen. `%` and `_` are literal. */
const found = (words: string | undefined): RawBuilder<boolean> => {
  if (!words) return sql<boolean>`true`
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(
    exists (select from code_item where id = code.item_id and name::text ilike ${like})
    or exists (select from "user" where id = code.claimed_by and display_name::text ilike ${like})
    or exists (select from activation where id = code.activation_id and name::text ilike ${like})
    or exists (select from code_batch where id = code.batch_id and note ilike ${like}))`
}

const idsOf = async ({ database }: Needed, companyId: string, wanted: Wanted): Promise<readonly string[]> => {
  let rows = database.selectFrom('code').select('id').where('company_id', '=', companyId)
  if (wanted.item) rows = rows.where('item_id', 'in', wanted.item)
  if (wanted.batchId) rows = rows.where('batch_id', '=', wanted.batchId)
  if (wanted.platform) rows = rows.where('distribution_channel_id', 'in', wanted.platform)
  if (wanted.status) rows = rows.where('status', 'in', wanted.status)
  if (wanted.revoked?.length === 1)
    rows = rows.where('revoked_at', wanted.revoked[0] === 'yes' ? 'is not' : 'is', null)
  rows = rows
    .where(within('created_at', wanted.added))
    .where(within('claimed_at', wanted.claimed))
    .where(found(wanted.q))
  return (await rows.orderBy('item_id').orderBy('created_at').orderBy('id').execute()).map(({ id }) => id)
}

const read = (transaction: DatabaseTransaction, companyId: string, ids: readonly string[]) =>
  transaction
    .selectFrom('code')
    .innerJoin('code_item', 'code_item.id', 'code.item_id')
    .innerJoin('code_batch', 'code_batch.id', 'code.batch_id')
    .innerJoin('distribution_channel', 'distribution_channel.id', 'code.distribution_channel_id')
    .leftJoin('user', 'user.id', 'code.claimed_by')
    .select([
      'code.id',
      'code.code_ciphertext',
      'code.key_id',
      'code.status',
      'code.created_at',
      'code.claimed_at',
      'code.revealed_at',
      'code_item.name as item',
      'code_item.type',
      'code_batch.platform_name',
      'distribution_channel.name as platform',
      'user.display_name as holder',
    ])
    .where('code.company_id', '=', companyId)
    .where('code.id', 'in', ids)
    .orderBy('code.item_id')
    .orderBy('code.created_at')
    .orderBy('code.id')
    .execute()

type Row = Awaited<ReturnType<typeof read>>[number]

const isType = (type: string): type is CodeItemType => Object.hasOwn(codeItemTypeNames, type)

const lineOf = (row: Row, code: string): string =>
  csvLine([
    code,
    row.item,
    isType(row.type) ? codeItemTypeNames[row.type] : row.type,
    row.platform_name ?? row.platform,
    row.status,
    isoMoment(row.created_at),
    row.holder ?? '',
    isoMoment(row.claimed_at),
    isoMoment(row.revealed_at),
  ])

/** The audit log is written before the codes are sent, so that we know who exported them even if the download fails. */
const takeOut = ({ database, codes }: Needed, person: Member, ids: readonly string[]): Promise<string> =>
  inTransaction(database, sessionOf(person), async (transaction) => {
    const rows = await read(transaction, person.companyId, ids)
    if (rows.length === 0) return ''
    await transaction
      .insertInto('audit_event')
      .values(
        rows.map(({ id }) => ({
          actor_id: person.userId,
          actor_role: person.role,
          entity: 'code',
          entity_id: id,
          operation: 'EXPORT',
        })),
      )
      .execute()
    return rows
      .map((row) => {
        const code = codes.open(row.id, row)
        // A manipulated ciphertext or a missing encryption key is an internal error.
        if (code === null)
          throw new Error(`the code ${row.id} cannot be decrypted with the key "${row.key_id}"`)
        return lineOf(row, code)
      })
      .join('')
  })

/**
 * The company's codes as a CSV file, in parts. The file starts with a byte order mark so that spreadsheets read it as
 * UTF-8.
 */
export async function* exportCodes(services: Needed, person: Member, wanted: Wanted): AsyncGenerator<string> {
  const ids = await idsOf(services, person.companyId, wanted)
  yield csvHead(HEAD)
  for (let from = 0; from < ids.length; from += AT_A_TIME)
    yield await takeOut(services, person, ids.slice(from, from + AT_A_TIME))
}
