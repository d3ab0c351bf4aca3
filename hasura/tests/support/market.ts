import type { Client } from 'pg'

const id = (kind: string, n: number): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(8, '0')}`

/** The few rows that most rules need: a company with owner and member, two creators, a game and a code. */
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

export async function createMarket(client: Client): Promise<void> {
  for (const [person, name, type] of people) {
    await client.query(
      `INSERT INTO "user" (id, username, display_name, email, user_type, email_verified_at)
       VALUES ($1, $2::text, $2::text, $2::text || '@example.com', $3, now())`,
      [person, name, type],
    )
  }
  await client.query(`
    INSERT INTO company (id, name, type, website, verification) VALUES
      ('${market.company}', 'Northlight', 'publisher', 'https://northlight.example', 'verified'),
      ('${market.otherCompany}', 'Southwind', 'agency', 'https://southwind.example', 'unverified');
    INSERT INTO company_settings (company_id, email, billing_email)
      SELECT id, 'hello@example.com', 'billing@example.com' FROM company;
    INSERT INTO company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
      SELECT id, name || ' AB', 'Storgatan', '1', '11122', 'Stockholm', 'SE' FROM company;
    INSERT INTO company_member (user_id, company_id, is_owner) VALUES
      ('${market.owner}', '${market.company}', true), ('${market.member}', '${market.company}', false),
      ('${market.otherOwner}', '${market.otherCompany}', true);
    INSERT INTO creator (id) VALUES ('${market.creator}'), ('${market.otherCreator}');
    INSERT INTO user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url) VALUES
      ('${market.connection}', '${market.creator}', 'twitch', '1', 'one', 'https://twitch.example/one'),
      ('${market.otherConnection}', '${market.otherCreator}', 'youtube', '2', 'two', 'https://youtube.example/two');
    INSERT INTO payout_account (creator_id, method, provider_reference, country, is_ready) VALUES
      ('${market.creator}', 'card', 'acct_1', 'SE', true), ('${market.otherCreator}', 'paypal', 'acct_2', 'SE', true);
    INSERT INTO credential (user_id, password_hash) SELECT id, '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA' FROM "user";
    INSERT INTO game (id, name, slug) VALUES ('${market.game}', 'Emberfall', 'emberfall');
    INSERT INTO code_item (id, company_id, game_id, type, name, item_name)
      VALUES ('${market.item}', '${market.company}', '${market.game}', 'game', 'Emberfall', 'Emberfall');
    INSERT INTO code_batch (id, company_id, item_id, distribution_channel_id)
      VALUES ('${market.batch}', '${market.company}', '${market.item}', 'steam');
    INSERT INTO code (id, batch_id, code) VALUES ('${market.code}', '${market.batch}', 'AAAA-BBBB-CCCC');
  `)
}
