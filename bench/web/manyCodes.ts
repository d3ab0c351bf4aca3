import { oneOf, runSql } from '../harness/sql.ts'
import type { Person, Site } from './people.ts'

export const CODES = 100_000
const NOTE = 'many codes for a measure'

const companyOf = (person: Person): string => {
  const id = person.variables['x-hasura-company-id']
  if (id === undefined) throw new Error(`${person.username} has no company`)
  return id
}

/**
 * Adds batches for every item of the company. One in five codes is unavailable, so that sorting and filtering have an effect.
 */
const FILL = (company: string): string => `
  with stores as (select id, row_number() over (order by position) - 1 as place from distribution_channel where id <> 'other' limit 4),
       items as (select id, row_number() over (order by name, id) - 1 as place from code_item where company_id = '${company}'),
       batches as (
         insert into code_batch (company_id, item_id, distribution_channel_id, note)
         select '${company}', items.id, stores.id, '${NOTE}' from items join stores on true
         returning id, item_id, distribution_channel_id),
       numbered as (select *, row_number() over () - 1 as place, count(*) over () as all_of_them from batches),
       missing as (select greatest(0, ${CODES} - count(*)) as codes from code where company_id = '${company}')
  insert into code (batch_id, company_id, item_id, distribution_channel_id, code_ciphertext, key_id, code_hash, status, created_at)
  select numbered.id, '${company}', item_id, distribution_channel_id, '\\x00', 'bench', sha256(gen_random_uuid()::text::bytea),
         case when index % 5 = 0 then 'unavailable' else 'available' end, now() - index * interval '7 seconds'
    from missing, generate_series(1, missing.codes) as index
    join numbered on numbered.place = index % numbered.all_of_them`

const EMPTY = (company: string): string =>
  `delete from code_batch where company_id = '${company}' and note = '${NOTE}'`

/**
 * Gives the company 100,000 codes during the work and deletes the added codes afterwards. The added codes cannot be
 * revealed because they are empty.
 */
export const withManyCodes = async <T>(site: Site, person: Person, work: () => Promise<T>): Promise<T> => {
  const company = companyOf(person)
  await runSql(site, EMPTY(company))
  await runSql(site, FILL(company))
  try {
    const held = Number(await oneOf(site, `select count(*) from code where company_id = '${company}'`))
    if (held < CODES) throw new Error(`the table has ${held} rows`)
    // Updates the planner's statistics, as autovacuum does in an idle database.
    await runSql(site, 'analyze code')
    return await work()
  } finally {
    await runSql(site, EMPTY(company))
  }
}
