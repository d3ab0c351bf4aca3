import { randomUUID } from 'node:crypto'
import { createAccount } from './accounts.ts'
import { verifyCompany } from './companies.ts'
import { sql } from './database.ts'

/** A live quest of a new company. `more` gets the quest's id and returns additional SQL to run. */
export const createLiveQuest = async (more: (id: string) => string = () => '') => {
  const company = await createAccount('company')
  const companyId = await verifyCompany(company)
  const id = randomUUID()
  // Publishes the quest without the requirements for publishing, because these tests are about other rules.
  await sql(`
    begin;
    set local session_replication_role = replica;
    insert into activation (id, kind, company_id, game_id, name, status, start_date, end_date, published_at)
      select '${id}', 'QUEST', '${companyId}', (select id from game order by name limit 1), 'Dawn of Emberfall', 'active',
             now() - interval '1 day', now() + interval '30 days', now();
    insert into quest (id, talking_points, post_types) values ('${id}', '{Say it is out}', '{STREAM}');
    ${more(id)}
    commit`)
  return { company, id }
}
