import { insertCompany, insertCreator, insertPerson } from '@questboard/database/testing'
import type { Client } from 'pg'

const id = (kind: string, n: number): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(8, '0')}`

/** The few rows most rules need: a company with an owner and a member, two creators, a game and a code. */
export const market = {
  company: id('c0de', 1),
  otherCompany: id('c0de', 2),
  owner: id('aaaa', 1),
  member: id('aaaa', 2),
  otherOwner: id('aaaa', 3),
  creator: id('bbbb', 1),
  otherCreator: id('bbbb', 2),
  plainUser: id('dddd', 1),
  connection: id('eeee', 1),
  otherConnection: id('eeee', 2),
  game: id('9a9e', 1),
  item: id('17e0', 1),
  batch: id('ba7c', 1),
  code: id('c0d3', 1),
} as const

const people = [
  [market.owner, 'owner', 'Company'],
  [market.member, 'member', 'Company'],
  [market.otherOwner, 'otherowner', 'Company'],
  [market.creator, 'creatorone', 'Creator'],
  [market.otherCreator, 'creatortwo', 'Creator'],
  [market.plainUser, 'plainuser', 'User'],
] as const

/** Inserts a code. The ciphertext does not matter in these tests. */
export const addCode = (batch: string, text: string, id?: string): string =>
  `INSERT INTO code (id, batch_id, code_ciphertext, key_id, code_hash)
     VALUES (${id ? `'${id}'` : 'gen_random_uuid()'}, '${batch}', '\\x00', 'test', sha256('${text}'))`

export async function createMarket(client: Client): Promise<void> {
  for (const [id, name, type] of people) await client.query(insertPerson({ id, name, type }))
  const { owner, member, otherOwner, creator, connection, otherCreator, otherConnection } = market
  await client.query(`
    ${insertCompany({ id: market.company, name: 'Northlight', owner, members: [member] })};
    ${insertCompany({ id: market.otherCompany, name: 'Southwind', type: 'agency', verification: 'unverified', owner: otherOwner })};
    ${insertCreator({ id: creator, connection, channel: 'one' })};
    ${insertCreator({ id: otherCreator, connection: otherConnection, provider: 'youtube', channel: 'two', method: 'paypal' })};
    INSERT INTO credential (user_id, password_hash) SELECT id, '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA' FROM "user";
    INSERT INTO game (id, name, slug) VALUES ('${market.game}', 'Emberfall', 'emberfall');
    INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
      VALUES ('${market.item}', '${market.company}', '${market.game}', 'game', 'Emberfall', 'Emberfall');
    INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id)
      VALUES ('${market.batch}', '${market.company}', '${market.item}', 'steam');
    ${addCode(market.batch, 'AAAA-BBBB-CCCC', market.code)};
  `)
}
