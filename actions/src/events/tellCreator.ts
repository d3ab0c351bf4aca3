import { type CreatorAccessKind, creatorAccessKinds } from '@questboard/domain'
import { z } from 'zod'
import type { Services } from '../services.ts'
import { tellAccounts } from './tellAccounts.ts'
import type { DomainEvent } from './workflowStarts.ts'

type Access = {
  readonly name: string
  /** What it opens, and where that is. */
  readonly opens: string
  readonly path: string
}

const accesses: Readonly<Record<CreatorAccessKind, Access>> = {
  creator: {
    name: 'creator access',
    opens: 'Missions, Creator Programs and your own pages are open to you.',
    path: '/creator/home',
  },
  quests: {
    name: 'access to Quests',
    opens: 'You can browse Quests and make offers.',
    path: '/campaigns/quests/browse',
  },
  keys: {
    name: 'access to Key campaigns',
    opens: 'You can ask for game codes.',
    path: '/campaigns',
  },
}

const payload = z.object({ kind: z.enum(creatorAccessKinds), reason: z.string() })

const list = new Intl.ListFormat('en-GB')

/** "Creator access and access to Quests are", to be followed by what was decided of them. */
const nounsOf = (decided: readonly Access[]): string => {
  const names = list.format(decided.map(({ name }) => name))
  return `${names.charAt(0).toUpperCase()}${names.slice(1)} ${decided.length > 1 ? 'are' : 'is'}`
}

/** What was decided the same way in the same transaction, whose events bear one time: the console changes several rows at once. */
const decidedTogether = async ({ database }: Services, { id, type, entity, entityId }: DomainEvent) =>
  database
    .selectFrom('domain_event')
    .select(['id', 'payload'])
    .where('type', '=', type)
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .where('created_at', '=', (same) =>
      same.selectFrom('domain_event').select('created_at').where('id', '=', id),
    )
    .orderBy('id')
    .execute()

/** What admins decided of a creator's access, with their reason if it is refused; the event's entity is the creator. */
export const tellCreator = async (services: Services, event: DomainEvent): Promise<void> => {
  const together = await decidedTogether(services, event)
  // One of the events tells of all.
  if (together[0]?.id !== event.id) return
  const decisions = together.map((one) => payload.parse(one.payload))
  const decided = creatorAccessKinds
    .filter((kind) => decisions.some((decision) => decision.kind === kind))
    .map((kind) => accesses[kind])
  const isApproved = event.type === 'creatorAccessApproved'
  await tellAccounts(services, event, [event.entityId], {
    kind: 'creator_access_decided',
    ...(isApproved
      ? {
          title: `${nounsOf(decided)} granted`,
          body: decided.map(({ opens }) => opens).join(' '),
          path: decided[0]?.path ?? '/user/creator-access',
        }
      : {
          title: `${nounsOf(decided)} not granted`,
          body: [...new Set(decisions.map(({ reason }) => reason))].join(' '),
          path: '/user/creator-access',
        }),
  })
}
