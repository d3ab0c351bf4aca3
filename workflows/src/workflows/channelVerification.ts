import { verifyChannel } from '@questboard/domain'
import { ActivityFailure, isCancellation, proxyActivities } from '@temporalio/workflow'
import type { Activities } from '../activities/index.ts'
import type { ChannelVerificationInput, ChannelVerificationResult } from '../contract.ts'
import { databaseWork, mailWork, vendorWork } from './activityOptions.ts'
import { showInUi } from './visibility.ts'

const { fetchChannelFigures } = proxyActivities<Activities>(vendorWork)
const { finishChannelVerification } = proxyActivities<Activities>(databaseWork)
const { sendChannelVerdict } = proxyActivities<Activities>(mailWork)

/** Checks whether a connected channel meets the requirements for creator access (rules §6). */
export async function channelVerification(
  input: ChannelVerificationInput,
): Promise<ChannelVerificationResult> {
  const { connectionId, provider, userId } = input
  const show = showInUi({ kind: 'channelVerification', creator: userId })
  show({ status: 'in_progress', detail: `Asking ${provider} for the channel's figures` })
  const figures = await figuresOf(connectionId)
  if (figures === 'removed') {
    show({ status: 'connection_removed', detail: 'The channel was removed' })
    return { outcome: 'connection_removed' }
  }
  const result = verifyChannel(
    {
      provider,
      followers: figures?.followers ?? null,
      channelCreatedAt: figures?.existsSince ? new Date(figures.existsSince) : null,
      isBusinessAccount: figures?.isBusinessAccount ?? false,
    },
    new Date(),
  )
  const reason = result.ok ? null : result.reason
  await finishChannelVerification({ connectionId, reason })
  show({ status: reason ?? 'meets_requirements', detail: reason ?? 'The channel meets the requirements' })
  await sendChannelVerdict({ connectionId, reason })
  return reason === null ? { outcome: 'meets_requirements' } : { outcome: 'fails_requirements', reason }
}

/**
 * The channel's stats. Null if the vendor did not return them for a day or refused the token. Then the person sees
 * "Unable to fetch data".
 */
const figuresOf = async (connectionId: string) => {
  try {
    return await fetchChannelFigures(connectionId)
  } catch (error) {
    if (error instanceof ActivityFailure && !isCancellation(error)) return null
    throw error
  }
}
