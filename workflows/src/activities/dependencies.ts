import type { Database, Sealer, UnsubscribeTokens } from '@questboard/database'
import type { CardProvider } from '@questboard/providers/cards'
import type { ChannelProviders } from '@questboard/providers/channels'
import type { FileStore } from '@questboard/providers/files'
import type { Mailer } from '@questboard/providers/mail'
import type { PayoutProviders } from '@questboard/providers/payouts'
import type { Logger } from 'pino'

/** Dependencies that are created once, when the worker starts. */
export type Dependencies = {
  readonly database: Database
  readonly mailer: Mailer
  readonly channels: ChannelProviders
  /** Decrypts the vendors' tokens. */
  readonly channelTokens: Sealer
  readonly payouts: PayoutProviders
  /** The client of the card provider. Null if there is no card provider. */
  readonly cards: CardProvider | null
  readonly files: FileStore
  /** A folder for drafts. If the store is a folder, it is on the same disk, so that storing a file is a rename. */
  readonly filesDir: string
  readonly publicUrl: string
  /** The URL for push notifications. Null if vendors cannot reach this server. */
  readonly pushUrl: string | null
  /** The secret from which the signing secrets are derived. */
  readonly sessionSecret: string
  /** Signs unsubscribe links. */
  readonly unsubscribeTokens: UnsubscribeTokens
  readonly log: Logger
}
