import type { Database, Sealer, UnsubscribeTokens } from '@questboard/database'
import type { CardProvider } from '@questboard/providers/cards'
import type { ChannelProviders } from '@questboard/providers/channels'
import type { FileStore } from '@questboard/providers/files'
import type { Mailer } from '@questboard/providers/mail'
import type { PayoutProviders } from '@questboard/providers/payouts'
import type { Logger } from 'pino'

/** What activities work with; made once at the worker's start. */
export type Dependencies = {
  readonly database: Database
  readonly mailer: Mailer
  readonly channels: ChannelProviders
  /** Opens the vendors' tokens. */
  readonly channelTokens: Sealer
  readonly payouts: PayoutProviders
  /** null where no card provider is set up. */
  readonly cards: CardProvider | null
  readonly files: FileStore
  /** On the disk of the store where it is a folder: what is written there is kept by a rename. */
  readonly filesDir: string
  readonly publicUrl: string
  /** Where vendors tell what happens; null where none of them would reach us. */
  readonly pushUrl: string | null
  /** What the secrets are made of that they sign it with. */
  readonly sessionSecret: string
  /** Signs the links under the mails that can be switched off. */
  readonly unsubscribeTokens: UnsubscribeTokens
  readonly log: Logger
}
