import { useMantineColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '../../lib/session.ts'
import { type Shortcut, useShortcuts } from '../../lib/shortcuts.ts'
import { homeOf } from '../access.ts'
import { openPalette, openShortcuts } from './commands.ts'

const places: Record<SessionUser['userType'], readonly (readonly [string, string, string])[]> = {
  Company: [
    ['g a', 'Go to Activations', '/company/activations'],
    ['g c', 'Go to Creator management', '/company/creator-management'],
    ['g k', 'Go to Code Manager', '/company/code-manager'],
    ['g r', 'Go to Reporting', '/company/reporting'],
    ['c', 'Create an activation', '/company/activations/create'],
  ],
  Creator: [
    ['g d', 'Go to Deals', '/deals'],
    ['g m', 'Go to Missions', '/missions'],
    ['g q', 'Go to Quests', '/campaigns/quests/browse'],
    ['g k', 'Go to Key campaigns', '/campaigns/browse'],
  ],
  User: [],
}

const everyone = [
  ['g e', 'Go to Explore', '/explore'],
  ['g g', 'Go to Games', '/games'],
  ['g s', 'Go to Account settings', '/user/settings'],
] as const

export const useShellShortcuts = (user: SessionUser): void => {
  const navigate = useNavigate()
  const { toggleColorScheme } = useMantineColorScheme()
  const { userType } = user
  const home = homeOf({ status: 'authenticated', user })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigate and toggle are the same for life.
  const shortcuts = useMemo((): Shortcut[] => {
    const go = ([keys, label, to]: readonly [string, string, string]): Shortcut => ({
      keys,
      label,
      run: () => void navigate(to),
    })
    return [
      { keys: '/', label: 'Search or jump to', run: openPalette },
      go(['g h', 'Go to Home', home]),
      ...places[userType].map(go),
      ...everyone.map(go),
      { keys: 't', label: 'Switch between dark and light theme', run: toggleColorScheme },
      { keys: '?', label: 'Keyboard shortcuts', run: openShortcuts },
    ]
  }, [userType, home])
  useShortcuts(shortcuts, openPalette)
}
