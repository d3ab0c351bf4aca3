import { generatePath, useParams } from 'react-router'
import { isUuid } from '../../lib/isUuid.ts'
import { useCurrentScreen } from '../CurrentScreen.ts'

/** What an activation has besides its overview and its editing, whose titles name it. */
const parts = /^(\/missions\/:missionId|\/campaigns\/quests\/:questId|\/campaigns\/:campaignId)\/(?!edit)/

/** The activation that the screen is a part of, and where its overview is. */
export const usePartOf = (): { id: string; to: string } | null => {
  const screen = useCurrentScreen()
  const params = useParams()
  const base = screen?.tab ? parts.exec(screen.path)?.[1] : undefined
  const id = base && params[base.split('/:')[1] ?? '']
  return base && id && isUuid(id) ? { id, to: generatePath(base, params) } : null
}
