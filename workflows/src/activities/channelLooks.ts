import type { ChannelProvider } from '@questboard/domain'
import { createCatalogue } from './channel-looks/catalogue.ts'
import { claimChannels } from './channel-looks/claim.ts'
import { type Looking, type LookResult, nothingLooked } from './channel-looks/looking.ts'
import { lookWhole } from './channel-looks/lookWhole.ts'
import { sampleStreams } from './channel-looks/sampleStreams.ts'
import { sweepChannels } from './channel-looks/sweepChannels.ts'
import { createChannelAccess } from './channelAccess.ts'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'database' | 'channels' | 'channelTokens' | 'log'>

/** Checks due channels: one batch of one vendor, within the vendor's quota. */
export const createChannelLookActivities = (dependencies: Needs) => {
  const { database, channels, log } = dependencies
  const access = createChannelAccess(dependencies)
  const catalogue = createCatalogue(database)
  const looking: Looking = { database, channels, access, catalogue, log }

  return {
    async lookAtChannels(provider: ChannelProvider): Promise<LookResult> {
      const { countMany } = channels[provider]
      const claim = await claimChannels(database, provider, {
        now: new Date(),
        sweeps: countMany !== undefined,
      })
      if (claim === null || claim.channels.length === 0) return nothingLooked
      return claim.kind === 'sweep' && countMany !== undefined
        ? sweepChannels(looking, provider, claim, countMany)
        : lookWhole(looking, provider, claim)
    },

    /** Samples live streams and their viewers, for vendors that return many channels in one call. */
    sampleLiveStreams: (provider: ChannelProvider): Promise<number> =>
      sampleStreams({ database, provider, vendor: channels[provider], access, findGame: catalogue }),
  }
}
