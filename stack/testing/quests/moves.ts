/** Requests by the company and the creator of a quest. Each has an idempotency key, so that a retry changes nothing. */
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Creator, Studio } from './people.ts'
import type { Session, Site } from './site.ts'

const begun = z.object({ questRunId: z.string() })

const once = (site: Site, session: Session, document: string, variables: object): Promise<unknown> =>
  site.ask(session, document, { ...variables, key: randomUUID() })

export async function makeOffer(site: Site, { questId }: Studio, creator: Creator): Promise<string> {
  const made = await once(
    site,
    creator.session,
    `mutation Offer($questId: uuid!, $connectionId: uuid!, $key: uuid!) {
      makeOffer(questId: $questId, connectionId: $connectionId, amountCents: 50000, platform: "twitch", postType: "STREAM",
        contentLengthMinutes: 60, deliveryType: "open", message: "", idempotencyKey: $key) { questRunId } }`,
    { questId, connectionId: creator.connectionId },
  )
  return begun.parse(made).questRunId
}

export async function openBidOf(site: Site, questRunId: string): Promise<string> {
  const [bid] = await site.query('select id from quest_bid where quest_run_id = $1 and answer is null', [
    questRunId,
  ])
  return String(bid?.id)
}

export const acceptBid = (site: Site, { session }: Studio, bidId: string) =>
  once(
    site,
    session,
    'mutation Accept($bidId: uuid!, $key: uuid!) { acceptBid(bidId: $bidId, idempotencyKey: $key) { questRunId } }',
    { bidId },
  )

export const rejectBid = (site: Site, { session }: Studio, bidId: string) =>
  once(
    site,
    session,
    'mutation Reject($bidId: uuid!, $key: uuid!) { rejectBid(bidId: $bidId, idempotencyKey: $key) { questRunId } }',
    { bidId },
  )

/** Pays with the company's saved card. */
export const pay = (site: Site, { session }: Studio, questRunIds: readonly string[]) =>
  once(
    site,
    session,
    'mutation Pay($ids: [uuid!]!, $key: uuid!) { payCart(questRunIds: $ids, bySavedCard: true, idempotencyKey: $key) { paymentIds } }',
    { ids: questRunIds },
  )

export const submitContent = (site: Site, creator: Creator, questRunId: string) =>
  once(
    site,
    creator.session,
    'mutation Submit($id: uuid!, $url: String!, $key: uuid!) { submitContent(questRunId: $id, url: $url, idempotencyKey: $key) { questRunId } }',
    { id: questRunId, url: `https://www.twitch.tv/videos/${randomInt(1e12)}` },
  )

/**
 * Simulates that a channel check finds the submitted content, because these creators have no channel that a vendor
 * knows.
 */
export const findContent = (site: Site, questRunId: string) =>
  site.query(
    `with found as (
       insert into content (creator_id, connection_id, platform, type, external_id, url, visibility, published_at)
       select run.creator_id, run.connection_id, run.platform, run.post_type, submission.id::text, submission.url, 'public', now()
         from quest_run run join submission on submission.quest_run_id = run.id and submission.status = 'PENDING'
        where run.id = $1 on conflict do nothing
       returning id, external_id)
     update submission set content_id = found.id from found where submission.id::text = found.external_id`,
    [questRunId],
  )

const versionOf = async (site: Site, questRunId: string) => {
  const [run] = await site.query('select version from quest_run where id = $1', [questRunId])
  return Number(run?.version)
}

export const approveContent = async (site: Site, { session }: Studio, questRunId: string) =>
  once(
    site,
    session,
    `mutation Approve($id: uuid!, $version: Int!, $key: uuid!) {
      approveContent(questRunId: $id, version: $version, review: "", badges: [], idempotencyKey: $key) { questRunId } }`,
    { id: questRunId, version: await versionOf(site, questRunId) },
  )

export const rejectContent = async (site: Site, { session }: Studio, questRunId: string) =>
  once(
    site,
    session,
    `mutation Refuse($id: uuid!, $version: Int!, $key: uuid!) {
      rejectContent(questRunId: $id, version: $version, message: "Show the map, please", idempotencyKey: $key) { questRunId } }`,
    { id: questRunId, version: await versionOf(site, questRunId) },
  )

/** Sets the deadline to now, as an admin does in the console. The run's workflow then changes the status. */
export const endTime = (site: Site, questRunId: string) =>
  site.query('update quest_run set deadline_at = now() where id = $1', [questRunId])

export const endDisputeTime = (site: Site, questRunId: string) =>
  site.query(
    `update quest_run_dispute set deadline_at = now() where quest_run_id = $1 and status = 'possible'`,
    [questRunId],
  )
