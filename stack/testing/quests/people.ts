/**
 * Creates a company with a saved card and a live quest, and creators with payout accounts. The sandbox's vendors know
 * all of them.
 */
import { randomUUID } from 'node:crypto'
import type { Session, Site } from './site.ts'

export type Creator = { readonly id: string; readonly connectionId: string; readonly session: Session }

export type Studio = {
  readonly companyId: string
  readonly questId: string
  readonly session: Session
  readonly creators: readonly Creator[]
}

const insertCompany = (companyId: string, owner: string) => `
  insert into "user" (id, username, display_name, email, user_type, email_verified_at)
    values ('${owner}', 'o${owner.slice(0, 8)}', 'Olive${owner.slice(0, 8)}', '${owner}@example.com', 'Company', now());
  insert into company (id, name, type, website, verification)
    values ('${companyId}', 'Northlight ${companyId.slice(0, 8)}', 'publisher', 'https://${companyId}.example', 'verified');
  insert into company_settings (company_id, email, billing_email)
    values ('${companyId}', 'hello@example.com', 'billing@example.com');
  insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
    values ('${companyId}', 'Northlight AB', 'Storgatan', '1', '11122', 'Stockholm', 'SE');
  insert into company_member (user_id, company_id, is_owner) values ('${owner}', '${companyId}', true);
  insert into card_customer (company_id, provider_reference) values ('${companyId}', 'cus_demo_${companyId.slice(0, 8)}');
  insert into payment_method (company_id, provider_customer_id, provider_method_id, brand, last4, expires_month, expires_year)
    values ('${companyId}', 'cus_demo_${companyId.slice(0, 8)}', 'pm_demo_${companyId.slice(0, 8)}', 'visa', '4242', 9, 2099);`

type Newcomer = { readonly id: string; readonly connectionId: string }

const insertCreators = (newcomers: readonly Newcomer[]) => `
  create temp table newcomer on commit drop as
    select id, "connectionId" as connection, left(id::text, 8) as name
      from json_to_recordset('${JSON.stringify(newcomers)}') as given (id uuid, "connectionId" uuid);
  insert into "user" (id, username, display_name, email, user_type, email_verified_at)
    select id, 'c' || name, 'Pixel' || name, id || '@example.com', 'Creator', now() from newcomer;
  insert into creator (id) select id from newcomer;
  -- Nobody is told: the mails of a thousand grants would go before those that are looked at.
  set local session_replication_role = replica;
  insert into creator_access (creator_id, kind, status, decided_at)
    select id, value, 'approved', now() from newcomer, creator_access_kind where value <> 'creator' on conflict do nothing;
  set local session_replication_role = origin;
  -- Nobody asks about a channel whose token was never sealed.
  insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url, refresh_token_sealed)
    select connection, id, 'twitch', 'channel-' || id, 'c' || name, 'https://www.twitch.tv/c' || name, '\\x00' from newcomer;
  insert into channel_verification (connection_id, user_id, status, finished_at)
    select connection, id, 'meets_requirements', now() from newcomer;
  insert into payout_account (creator_id, method, provider_reference, country, is_ready)
    select id, 'card', 'acct_demo_card_' || name, 'SE', true from newcomer;`

/** Inserts the quest directly, because other tests cover publishing. */
const insertQuest = (questId: string, companyId: string, gameId: string) => `
  set local session_replication_role = replica;
  insert into game (id, name, slug) values ('${gameId}', 'Emberfall', 'emberfall-${gameId}');
  insert into activation (id, kind, company_id, game_id, name, status, start_date, published_at)
    values ('${questId}', 'QUEST', '${companyId}', '${gameId}', 'Play it live', 'active', now() - interval '1 hour', now());
  insert into quest (id, post_types) values ('${questId}', '{STREAM,VIDEO}');
  insert into requirement (activation_id, allow_all_creators) values ('${questId}', true);
  set local session_replication_role = origin;`

export async function gather(site: Site, creators: number): Promise<Studio> {
  const [companyId, owner, questId, gameId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  // Several statements in one query run in one transaction.
  await site.query(`${insertCompany(companyId, owner)} ${insertQuest(questId, companyId, gameId)}`)
  const newcomers = Array.from({ length: creators }, () => ({ id: randomUUID(), connectionId: randomUUID() }))
  await site.query(insertCreators(newcomers))
  return {
    companyId,
    questId,
    session: {
      'x-hasura-role': 'company',
      'x-hasura-user-id': owner,
      'x-hasura-company-id': companyId,
      'x-hasura-company-owner': 'true',
    },
    creators: newcomers.map((newcomer) => ({
      ...newcomer,
      session: { 'x-hasura-role': 'creator', 'x-hasura-user-id': newcomer.id },
    })),
  }
}

export type Pair = { readonly studio: Studio; readonly creator: Creator }

/** The number of creators per company, because a company can request only sixty payments per hour. */
const CREATORS_PER_COMPANY = 50

/** Pairs of a creator and a company. */
export async function gatherPairs(site: Site, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  while (pairs.length < count) {
    const studio = await gather(site, Math.min(CREATORS_PER_COMPANY, count - pairs.length))
    pairs.push(...studio.creators.map((creator) => ({ studio, creator })))
  }
  return pairs
}
