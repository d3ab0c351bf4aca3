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
    name: 'Creator access',
    opens: 'Missions, Creator Programs and your own pages are open to you.',
    path: '/creator/home',
  },
  quests: {
    name: 'Access to Quests',
    opens: 'You can browse Quests and make offers.',
    path: '/campaigns/quests/browse',
  },
  keys: {
    name: 'Access to Key campaigns',
    opens: 'You can ask for game codes.',
    path: '/campaigns',
  },
}

const payload = z.object({ kind: z.enum(creatorAccessKinds), reason: z.string() })

/** What admins decided of a creator's access, with their reason if it is refused; the event's entity is the creator. */
export const tellCreator = async (services: Services, event: DomainEvent): Promise<void> => {
  const { kind, reason } = payload.parse(event.payload)
  const { name, opens, path } = accesses[kind]
  const isApproved = event.type === 'creatorAccessApproved'
  await tellAccounts(services, event, [event.entityId], {
    kind: 'creator_access_decided',
    ...(isApproved
      ? { title: `${name} is granted`, body: opens, path }
      : { title: `${name} is not granted`, body: reason, path: '/user/creator-access' }),
  })
}
