import type { Client } from 'pg'
import { z } from 'zod'
import type { Session } from './graphql.ts'

export type Tenant = { readonly name: string; readonly session: Session }

const person = z.object({ user_id: z.string(), company_id: z.string().nullish() })

async function onePerson(client: Client, sql: string): Promise<z.infer<typeof person>> {
  const { rows } = await client.query(sql)
  return person.parse(rows[0])
}

/** Two accounts of each kind that both have private rows, so that each can attack the other. */
export async function findTenants(client: Client): Promise<readonly Tenant[]> {
  const studio = await onePerson(
    client,
    `SELECT user_id, company_id FROM company_member JOIN "user" ON id = user_id WHERE username = 'demostudio'`,
  )
  const rival = await onePerson(
    client,
    `SELECT user_id, company_id FROM company_member
      WHERE is_owner AND company_id <> '${studio.company_id}'
      ORDER BY (SELECT count(*) FROM code WHERE code.company_id = company_member.company_id) DESC, user_id LIMIT 1`,
  )
  const creator = await onePerson(client, `SELECT id AS user_id FROM "user" WHERE username = 'democreator'`)
  const otherCreator = await onePerson(
    client,
    `SELECT claimed_by AS user_id FROM code WHERE claimed_by <> '${creator.user_id}'
      GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  const user = await onePerson(client, `SELECT id AS user_id FROM "user" WHERE username = 'demouser'`)
  const otherUser = await onePerson(
    client,
    `SELECT id AS user_id FROM "user" JOIN creator USING (id) WHERE username <> 'democreator' ORDER BY id LIMIT 1`,
  )
  const company = (name: string, who: z.infer<typeof person>): Tenant => ({
    name,
    session: { role: 'company', userId: who.user_id, companyId: who.company_id ?? '' },
  })
  return [
    { name: 'a visitor', session: { role: 'anonymous' } },
    company('the demo studio', studio),
    company('a rival studio', rival),
    { name: 'the demo creator', session: { role: 'creator', userId: creator.user_id } },
    { name: 'another creator', session: { role: 'creator', userId: otherCreator.user_id } },
    { name: 'the demo user', session: { role: 'user', userId: user.user_id } },
    { name: 'a user who is becoming a creator', session: { role: 'user', userId: otherUser.user_id } },
  ]
}

const nobodyAtAll = '00000000-0000-0000-0000-000000000000'

export const rowsFor = (session: Session, rows: string): string =>
  rows
    .replaceAll('$me', `'${session.userId ?? nobodyAtAll}'`)
    .replaceAll('$company', `'${session.companyId ?? nobodyAtAll}'`)
