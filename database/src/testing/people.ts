/** SQL for the rows of almost every test: people, companies and creators with full access. */

export type Person = {
  readonly id: string
  readonly name: string
  readonly type: 'Company' | 'Creator' | 'User'
  readonly displayName?: string
}

/** A person with a verified email address. A person without a credential cannot sign in. */
export const insertPerson = ({ id, name, type, displayName = name }: Person): string => `
  insert into "user" (id, username, display_name, email, user_type, email_verified_at)
  values ('${id}', '${name}', '${displayName}', '${name}@example.com', '${type}', now())`

export type Company = {
  readonly id: string
  readonly name: string
  readonly type?: 'publisher' | 'agency'
  readonly verification?: 'verified' | 'unverified'
  readonly owner: string
  readonly members?: readonly string[]
}

/** SQL for a company with settings, members and billing details. */
export const insertCompany = ({
  id,
  name,
  type = 'publisher',
  verification = 'verified',
  owner,
  members = [],
}: Company): string => `
  insert into company (id, name, type, website, verification)
  values ('${id}', '${name}', '${type}', 'https://${name.toLowerCase()}.example', '${verification}');
  insert into company_settings (company_id, email, billing_email)
  values ('${id}', 'hello@example.com', 'billing@example.com');
  insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
  values ('${id}', '${name} AB', 'Storgatan', '1', '11122', 'Stockholm', 'SE');
  insert into company_member (user_id, company_id, is_owner)
  values ${[owner, ...members].map((person) => `('${person}', '${id}', ${person === owner})`).join(', ')}`

export type Creator = {
  readonly id: string
  /** The id of the channel's row in `user_connection`. */
  readonly connection: string
  readonly provider?: 'twitch' | 'youtube'
  /** The channel's name, which is part of its URL. */
  readonly channel: string
  readonly method?: 'card' | 'paypal'
}

/** Makes an existing person a creator with a channel and a ready payout account. */
export const insertCreator = ({
  id,
  connection,
  provider = 'twitch',
  channel,
  method = 'card',
}: Creator): string => `
  insert into creator (id) values ('${id}');
  insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
  values ('${connection}', '${id}', '${provider}', 'channel-${channel}', '${channel}', 'https://${provider}.example/${channel}');
  insert into payout_account (creator_id, method, provider_reference, country, is_ready)
  values ('${id}', '${method}', 'acct_${channel}', 'SE', true)`

/** SQL that grants a creator every kind of access, such as quests and keys. */
export const grantAccess = (creatorId: string): string => `
  insert into creator_access (creator_id, kind, status)
  select '${creatorId}', value, 'approved' from creator_access_kind where value <> 'creator' on conflict do nothing`

/** Marks the creator's channel as verified, because codes require one. */
export const verifyChannel = (creatorId: string, connection: string): string => `
  insert into channel_verification (connection_id, user_id, status, finished_at)
  values ('${connection}', '${creatorId}', 'meets_requirements', now())`
