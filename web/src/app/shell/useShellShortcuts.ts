import { useMantineColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser, UserType } from '../../lib/session.ts'
import { type Shortcut, useShortcuts } from '../../lib/shortcuts.ts'
import { landing } from '../access.ts'
import { openPalette, openShortcuts } from './commands.ts'

type Place = readonly [keys: string, label: string, to: string]

const places: Record<UserType, readonly Place[]> = {
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

const everyone: readonly Place[] = [
  ['g e', 'Go to Explore', '/explore'],
  ['g g', 'Go to Games', '/games'],
]

const placesOf = (userType: UserType | undefined): readonly Place[] =>
  userType
    ? [
        ['g h', 'Go to Home', landing[userType]],
        ...places[userType],
        ...everyone,
        ['g s', 'Go to Account settings', '/user/settings'],
      ]
    : everyone

export const useShellShortcuts = (user: SessionUser | null): void => {
  const navigate = useNavigate()
  const { toggleColorScheme } = useMantineColorScheme()
  const userType = user?.userType
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigate and toggle are the same for life.
  const shortcuts = useMemo((): Shortcut[] => {
    const go = ([keys, label, to]: Place): Shortcut => ({
      keys,
      label,
      run: () => void navigate(to),
    })
    return [
      { keys: '/', label: 'Search Questboard', run: openPalette },
      ...placesOf(userType).map(go),
      { keys: 't', label: 'Switch between dark and light theme', run: toggleColorScheme },
      { keys: '?', label: 'Keyboard shortcuts', run: openShortcuts },
    ]
  }, [userType])
  useShortcuts(shortcuts, openPalette)
}
