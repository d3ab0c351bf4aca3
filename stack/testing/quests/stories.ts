/** Scripts of quest runs from the first offer to the end: what both sides and vendors do as time passes. */
import type { QuestRunStatus } from '@questboard/domain'
import {
  acceptBid,
  approveContent,
  endDisputeTime,
  endTime,
  findContent,
  makeOffer,
  openBidOf,
  pay,
  rejectBid,
  rejectContent,
  submitContent,
} from './moves.ts'
import type { Creator, Studio } from './people.ts'
import type { Site } from './site.ts'
import type { Standing } from './standing.ts'

type Cast = {
  readonly site: Site
  readonly standing: Standing
  readonly studio: Studio
  readonly creator: Creator
}
type Run = Cast & { readonly id: string }
type Scene = (run: Run) => Promise<unknown>

export type Story = { readonly ends: QuestRunStatus; readonly scenes: readonly Scene[] }

const accept: Scene = async ({ site, studio, id }) => acceptBid(site, studio, await openBidOf(site, id))
const decline: Scene = async ({ site, studio, id }) => rejectBid(site, studio, await openBidOf(site, id))
const payAlone: Scene = async ({ site, standing, studio, id }) => {
  await pay(site, studio, [id])
  await standing.until(id, 'CONTENTPRODUCTION')
}
const submit: Scene = ({ site, creator, id }) => submitContent(site, creator, id)
const approve: Scene = ({ site, studio, id }) => approveContent(site, studio, id)
const sendBack: Scene = ({ site, studio, id }) => rejectContent(site, studio, id)
const beFound: Scene = ({ site, id }) => findContent(site, id)
const letTimePass: Scene = ({ site, id }) => endTime(site, id)
const letNobodyDispute: Scene = async ({ site, standing, id }) => {
  await standing.until(id, 'PAYOUT')
  await endDisputeTime(site, id)
}

export const stories = {
  completed: { ends: 'COMPLETED', scenes: [accept, payAlone, submit, approve] },
  resubmitted: {
    ends: 'COMPLETED',
    scenes: [accept, payAlone, submit, sendBack, submit, approve],
  },
  unreviewed: {
    ends: 'COMPLETED',
    scenes: [accept, payAlone, submit, beFound, letTimePass, letNobodyDispute],
  },
  declined: { ends: 'BID_REJECTED', scenes: [decline] },
  unanswered: { ends: 'BID_EXPIRED', scenes: [letTimePass] },
  unpaid: { ends: 'PAYMENT_EXPIRED', scenes: [accept, letTimePass] },
  neverSubmitted: { ends: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED', scenes: [accept, payAlone, letTimePass] },
} as const satisfies Readonly<Record<string, Story>>

/** Returns the run's id when the run has ended as its script says. */
export async function live({ ends, scenes }: Story, cast: Cast): Promise<string> {
  const id = await makeOffer(cast.site, cast.studio, cast.creator)
  for (const scene of scenes) await scene({ ...cast, id })
  await cast.standing.until(id, ends)
  return id
}
