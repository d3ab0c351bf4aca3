import '@mantine/spotlight/styles.layer.css'
import { useMantineColorScheme } from '@mantine/core'
import { Spotlight, spotlight } from '@mantine/spotlight'
import {
  IconArrowRight,
  IconCookie,
  IconKeyboard,
  IconLogout,
  IconSearch,
  IconSparkles,
  IconSunMoon,
} from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { askConsentAgain } from '../../lib/consent.ts'
import { layers, useEscape } from '../../lib/layers.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from '../overlays/dialog.module.css'
import { leave, openShortcuts, openWhatsNew, paletteStore } from './commands.ts'
import { areaOf, findScreens, leadsFound, matches, nameOf } from './findScreens.ts'
import { menuIcons } from './icons.ts'
import { type Found, useSearch } from './useSearch.ts'

type Command = { id: string; label: string; description?: string; icon: ReactNode; run: () => void }

const icon = 18
const useScreenCommands = (user: SessionUser | null, query: string): Command[] => {
  const t = useText()
  const navigate = useNavigate()
  return findScreens(user, query).map(({ to, screen }) => {
    const name = nameOf(screen)
    const Icon = screen.menu ? menuIcons[screen.menu.icon] : IconArrowRight
    return {
      id: to,
      label: t(name),
      description: areaOf(screen) === name ? undefined : t(areaOf(screen)),
      icon: <Icon size={icon} stroke={1.75} />,
      run: () => void navigate(to),
    }
  })
}

const useActionCommands = (user: SessionUser | null, query: string): Command[] => {
  const t = useText()
  const { toggleColorScheme } = useMantineColorScheme()
  const all: Command[] = [
    { id: 'theme', label: t('Switch theme'), icon: <IconSunMoon size={icon} />, run: toggleColorScheme },
    { id: 'keys', label: t('Keyboard shortcuts'), icon: <IconKeyboard size={icon} />, run: openShortcuts },
    { id: 'cookies', label: t('Cookie choices'), icon: <IconCookie size={icon} />, run: askConsentAgain },
  ]
  const own = user
    ? [
        { id: 'news', label: t('What’s new'), icon: <IconSparkles size={icon} />, run: openWhatsNew },
        { id: 'leave', label: t('Sign out'), icon: <IconLogout size={icon} />, run: () => void leave() },
      ]
    : []
  return [...all, ...own].filter(({ label }) => matches(query, label))
}

const useFoundCommands = (found: readonly Found[]): Command[] => {
  const t = useText()
  const navigate = useNavigate()
  return found.map(({ to, label, kind }) => ({
    id: to,
    label,
    description: t(kind),
    icon: <IconSearch size={icon} />,
    run: () => void navigate(to),
  }))
}

const Group = ({ label, commands }: { label: string; commands: Command[] }) =>
  commands.length > 0 && (
    <Spotlight.ActionsGroup label={label}>
      {commands.map(({ id, run, icon: leftSection, ...rest }) => (
        <Spotlight.Action key={id} {...rest} leftSection={leftSection} onClick={run} />
      ))}
    </Spotlight.ActionsGroup>
  )

/** Search over screens, actions, and the games, companies and creator pages this person may see. */
const CommandPalette = ({ user }: { user: SessionUser | null }) => {
  const t = useText()
  const [query, setQuery] = useState('')
  const pages = useScreenCommands(user, query)
  const actions = useActionCommands(user, query)
  const { found, searching } = useSearch(query)
  const rows = useFoundCommands(found)
  const labelsOf = (commands: Command[]) => commands.map(({ label }) => label)
  const rowsLead = leadsFound(query, labelsOf(pages), labelsOf(rows))
  useEffect(() => spotlight.open(), [])
  useEscape(layers.palette, spotlight.close)
  const nothing = !searching && pages.length + actions.length + rows.length === 0
  return (
    <Spotlight.Root
      onSpotlightClose={() => paletteStore.set(false)}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('Search or jump to') } }}
      zIndex={layers.palette}
      closeOnEscape={false}
      scrollable
      overlayProps={{ color: 'var(--qb-scrim)', backgroundOpacity: 1, blur: 0 }}
      classNames={{ content: classes.content }}
      maxHeight="60vh"
      transitionProps={{ duration: 125 }}
    >
      <Spotlight.Search
        placeholder={t('Search or jump to')}
        aria-label={t('Search')}
        leftSection={<IconSearch size={18} />}
      />
      <Spotlight.ActionsList>
        {rowsLead && <Group label={t('Found')} commands={rows} />}
        <Group label={t('Go to')} commands={pages} />
        {!rowsLead && <Group label={t('Found')} commands={rows} />}
        <Group label={t('Actions')} commands={actions} />
        {nothing && <Spotlight.Empty>{t('Nothing found for “{query}”', { query })}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

export default CommandPalette
