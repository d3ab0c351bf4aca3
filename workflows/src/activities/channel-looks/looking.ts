import type { Database } from '@questboard/database'
import type { ChannelProviders } from '@questboard/providers/channels'
import type { createChannelAccess } from '../channelAccess.ts'
import type { Dependencies } from '../dependencies.ts'
import type { createCatalogue } from './catalogue.ts'
import type { DueChannel } from './claim.ts'
import { setAside } from './release.ts'

/** The result of a batch. `more` is true if other channels are already due. */
export type LookResult = {
  readonly looked: number
  readonly failed: number
  readonly content: number
  readonly more: boolean
}

export const nothingLooked: LookResult = { looked: 0, failed: 0, content: 0, more: false }

/** The services and data that a channel check needs. */
export type Looking = {
  readonly database: Database
  readonly channels: ChannelProviders
  readonly access: ReturnType<typeof createChannelAccess>
  readonly catalogue: ReturnType<typeof createCatalogue>
  readonly log: Dependencies['log']
}

/** Records that the vendor refuses these channels' tokens, so their owners must sign in again. */
export const refuseChannels = async (
  { access, database }: Looking,
  refused: readonly DueChannel[],
): Promise<void> => {
  for (const { id } of refused) await access.markExpired(id)
  if (refused.length > 0) await setAside(database, refused)
}
