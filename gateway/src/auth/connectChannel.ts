import {
  channelColumns,
  createChannelTokenSealer,
  type DatabaseTransaction,
  emitEvent,
  inTransaction,
} from '@questboard/database'
import { type ErrorCode, keptWay, priorityOf } from '@questboard/domain'
import { LOCKED_BY_TRIES, lockCode, restartVerification } from '@questboard/moves'
import type { Channel, ChannelProvider, Tokens } from '@questboard/providers/channels'
import { sql } from 'kysely'
import type { Services } from '../services.ts'

type Connecting = {
  readonly provider: ChannelProvider
  readonly channel: Channel
  readonly tokens: Tokens
  /** The person who adds the channel to their account. Null if the channel is used to sign in. */
  readonly userId: string | null
  /** The sign-up with a confirmed email address, for vendors that share none. A sign-up only creates an account. */
  readonly confirmed?: { readonly signUpId: string; readonly email: string }
  /** The page to which the person returns. A new account stores this page until the person can use it. */
  readonly callbackUrl: string
}

type Connected = { readonly id: string; readonly isNew: boolean }

type Result = { readonly ok: true; readonly userId: string; readonly connection: Connected } | Refusal

type Refusal = { readonly ok: false; readonly error: string; readonly code?: ErrorCode }

/** Thrown if another account has just connected the channel, to roll back the transaction. */
class ChannelTaken extends Error {}

/** A channel that was checked within this time is not checked again on request. */
const REFRESHED_FOR = '5 minutes'

const channelExists: Refusal = { ok: false, error: 'ChannelExists' }
const linkExpired: Refusal = { ok: false, error: 'Verification', code: '1101' }
const ofCompany: Refusal = { ok: false, error: 'CompanyAccount' }

type Account = { readonly ok: true; readonly userId: string } | Refusal

/**
 * Adds a channel to an account, renews its consent, or signs in its owner. An unknown channel creates an account if the
 * vendor has a verified email address, or if the person has confirmed one. The account becomes a creator when access is granted (rules §4).
 */
export const connectChannel = async (services: Services, connecting: Connecting): Promise<Result> => {
  const variables: Record<string, string> = connecting.userId ? { 'x-hasura-user-id': connecting.userId } : {}
  try {
    return await inTransaction(services.database, variables, async (transaction) => {
      const account = await accountFor(services, transaction, connecting)
      if (!account.ok) return account
      const connection = await store(services, transaction, connecting, account.userId)
      if (connecting.userId !== null && !connection.isNew) await lookSoon(transaction, connection.id)
      return { ...account, connection }
    })
  } catch (error) {
    if (error instanceof ChannelTaken) return channelExists
    throw error
  }
}

/** Returns the account for the channel: of the person who adds it, of its owner, or a new account. */
const accountFor = async (
  { config }: Services,
  transaction: DatabaseTransaction,
  connecting: Connecting,
): Promise<Account> => {
  const { userId, callbackUrl } = connecting
  const owner = await ownerOf(transaction, connecting)
  if (userId !== null) {
    // The channel belongs to another account (rules §8).
    if (owner && owner.id !== userId) return channelExists
    return (await actsForCompany(transaction, userId)) ? ofCompany : { ok: true, userId }
  }
  if (!owner) return createAccount(transaction, connecting, keptWay(callbackUrl, config.publicUrl))
  if (connecting.confirmed) return channelExists
  if (!owner.active || (owner.is_demo && config.production))
    return { ok: false, error: 'AccessDenied', code: '1203' }
  if (owner.locked_until && owner.locked_until > new Date())
    return { ok: false, error: 'AccessDenied', code: lockCode(owner.locked_by_tries) }
  return { ok: true, userId: owner.id }
}

/**
 * Company accounts have no channels (rules §4). The lock makes a simultaneous request to join a company wait.
 */
const actsForCompany = async (transaction: DatabaseTransaction, userId: string): Promise<boolean> => {
  const account = await transaction
    .selectFrom('user')
    .select('user_type')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  return account?.user_type === 'Company'
}

const ownerOf = (transaction: DatabaseTransaction, { provider, channel }: Connecting) =>
  transaction
    .selectFrom('user_connection')
    .innerJoin('user', 'user.id', 'user_connection.user_id')
    .select(['user.id', 'user.active', 'user.is_demo', 'user.locked_until'])
    .select(sql<boolean>`${sql.raw(LOCKED_BY_TRIES)}`.as('locked_by_tries'))
    .where('provider_id', '=', provider.id)
    .where('channel_id', '=', channel.channelId)
    .executeTakeFirst()

const takeSignUp = async (transaction: DatabaseTransaction, id: string): Promise<boolean> =>
  (await transaction
    .deleteFrom('channel_sign_up')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

const createAccount = async (
  transaction: DatabaseTransaction,
  { channel, confirmed }: Connecting,
  way: string | null,
): Promise<Account> => {
  // The link works once. Two simultaneous clicks wait for each other here.
  if (confirmed && !(await takeSignUp(transaction, confirmed.signUpId))) return linkExpired
  // Without an email address, we cannot reach the person, and they cannot reset a password.
  const email = confirmed?.email ?? (channel.emailVerified ? channel.email : null)
  if (!email) return { ok: false, error: 'EmailRequired' }
  const taken = await transaction
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  // A channel must not give access to an account just because the email address is the same.
  if (taken) return { ok: false, error: 'OAuthAccountNotLinked', code: '1002' }
  const now = new Date()
  const { id } = await transaction
    .insertInto('user')
    .values({
      username: await freeName(transaction, 'username', channel.name, 25),
      display_name: await freeName(transaction, 'display_name', channel.name, 50),
      email,
      email_verified_at: now,
      terms_accepted_at: now,
      picture_url: channel.pictureUrl,
      way,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ok: true, userId: id }
}

/** A username from the channel's name. A number is added if the name is taken or reserved. */
const freeName = async (
  transaction: DatabaseTransaction,
  column: 'username' | 'display_name',
  wanted: string,
  longest: number,
): Promise<string> => {
  const letters = wanted.normalize('NFKD').replace(/[^a-zA-Z0-9]/g, '')
  const base = (letters.length < 4 ? `${letters}creator` : letters).slice(0, longest - 6)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const name = attempt === 0 ? base : `${base}${Math.floor(Math.random() * 1_000_000)}`
    const { isTaken } = await transaction
      .selectNoFrom(({ exists, or, selectFrom }) =>
        or([
          exists(selectFrom('user').where(column, '=', name)),
          exists(selectFrom('reserved_name').where('name', '=', name)),
        ]).as('isTaken'),
      )
      .executeTakeFirstOrThrow()
    if (!isTaken) return name
  }
  throw new Error(`no free ${column} found for ${base}`)
}

/** The owner refreshes a channel to see current stats. Repeated clicks start no second check. */
const lookSoon = (transaction: DatabaseTransaction, id: string) =>
  sql`
    update channel_watch set due_at = now(), priority = ${priorityOf('asked')}
     where connection_id = ${id} and due_at > now() and looked_at < now() - ${REFRESHED_FOR}::interval`.execute(
    transaction,
  )

const store = async (
  services: Services,
  transaction: DatabaseTransaction,
  { provider, channel, tokens }: Connecting,
  userId: string,
): Promise<Connected> => {
  const sealer = createChannelTokenSealer(services.config.sessionSecret)
  const known = {
    ...channelColumns(channel),
    access_token_sealed: sealer.seal(tokens.accessToken),
    access_token_expires_at: tokens.expiresAt,
    // Google sends a new refresh token only after the person consents. Otherwise the stored token is still valid.
    ...(tokens.refreshToken !== null && {
      refresh_token_sealed: sealer.seal(tokens.refreshToken),
      refresh_token_expired: false,
    }),
  }
  const { id, is_new } = await transaction
    .insertInto('user_connection')
    .values({
      user_id: userId,
      provider_id: provider.id,
      channel_id: channel.channelId,
      ...known,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('user_connection_channel_key')
        .doUpdateSet(known)
        .where('user_connection.user_id', '=', userId),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow(() => new ChannelTaken())
  await transaction
    .insertInto('creator')
    .values({ id: userId })
    .onConflict((c) => c.doNothing())
    .execute()
  if (is_new)
    await transaction
      .insertInto('channel_verification')
      .values({ connection_id: id, user_id: userId })
      .execute()
  // Starts a check again if it lacked data, perhaps because of missing consent.
  else await restartVerification(transaction, { connectionId: id, userId, reason: 'insufficient_data' })
  await emitEvent(transaction, {
    type: is_new ? 'connectionAdded' : 'connectionRefreshed',
    entity: 'user_connection',
    entityId: id,
    payload: { user_id: userId, provider_id: provider.id },
  })
  return { id, isNew: is_new }
}
