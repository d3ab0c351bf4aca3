import type { ActivationKind } from '@questboard/domain'
import { generatePath, useParams } from 'react-router'
import { isUuid } from '../../lib/isUuid.ts'
import { useSession } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { useCurrentScreen } from '../CurrentScreen.ts'

const parts =
  /^((?:\/company)?\/missions\/:missionId|\/campaigns\/quests\/:questId|\/campaigns\/:campaignId)(?:$|\/(\w+))/

const kinds: Readonly<Record<string, ActivationKind>> = {
  missionId: 'MISSION',
  questId: 'QUEST',
  campaignId: 'KEY',
}

/**
 * The company that owns each activation loaded so far. Null if the activation does not exist or the user cannot see it.
 */
export const ownersStore = createStore<Readonly<Record<string, string | null>>>({})

export type Part = {
  id: string
  kind: ActivationKind
  to: string
  isOverview: boolean
  /** True if the screen's own title contains the activation's name (overview and editing). */
  isNamed: boolean
  /** True if the company owns the activation. Undefined until the owner is known. */
  isOwn: boolean | undefined
}

/** The activation that a company's screen belongs to. Null for other users, who see only the activation's overview. */
export const usePartOf = (): Part | null => {
  const screen = useCurrentScreen()
  const params = useParams()
  const { user } = useSession()
  const owners = useStore(ownersStore)
  const isOwnOf = (id: string): boolean | undefined => {
    if (!isUuid(id)) return false
    return id in owners ? owners[id] === user?.company?.id : undefined
  }
  const [, base, rest] = (screen && parts.exec(screen.path)) || []
  const name = base?.split('/:')[1] ?? ''
  const id = params[name]
  const kind = kinds[name]
  if (user?.userType !== 'Company' || !base || !id || !kind) return null
  return {
    id,
    kind,
    to: generatePath(base, params),
    isOverview: rest === undefined,
    isNamed: rest === undefined || rest === 'edit',
    isOwn: isOwnOf(id),
  }
}
