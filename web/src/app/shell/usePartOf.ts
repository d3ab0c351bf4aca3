import { generatePath, useParams } from 'react-router'
import { isUuid } from '../../lib/isUuid.ts'
import { useSession } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { useCurrentScreen } from '../CurrentScreen.ts'

/** The overview of an activation, and what stands below it. */
const parts =
  /^((?:\/company)?\/missions\/:missionId|\/campaigns\/quests\/:questId|(?:\/company)?\/campaigns\/:campaignId)(?:$|\/(\w*))/

/** Whose the activations are whose names were read; null where there is none, or none that may be seen. */
export const ownersStore = createStore<Readonly<Record<string, string | null>>>({})

export type PartOf = {
  id: string
  /** Where its overview is. */
  to: string
  isOverview: boolean
  /** The titles of its overview and of its editing name it themselves. */
  isNamed: boolean
  /** Undefined until it is known. */
  isOwn: boolean | undefined
}

/** The activation that a company's screen is a part of: everybody else reads its overview alone. */
export const usePartOf = (): PartOf | null => {
  const screen = useCurrentScreen()
  const params = useParams()
  const { user } = useSession()
  const owners = useStore(ownersStore)
  const [, base, rest] = (screen?.tab && parts.exec(screen.path)) || []
  const id = base && params[base.split('/:')[1] ?? '']
  if (user?.userType !== 'Company' || !base || !id || !isUuid(id)) return null
  return {
    id,
    to: generatePath(base, params),
    isOverview: rest === undefined,
    isNamed: rest === undefined || rest === 'edit',
    isOwn: id in owners ? owners[id] === user.company?.id : undefined,
  }
}
