import '@mantine/spotlight/styles.layer.css'
import { useMantineColorScheme } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import {
  IconArrowRight,
  IconCookie,
  IconKeyboard,
  IconLogout,
  IconSearch,
  IconSparkles,
  IconSunMoon,
} from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { askConsentAgain } from '../../lib/consent.ts'
import { layers, useEscape } from '../../lib/layers.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from '../overlays/dialog.module.css'
import { leave, openShortcuts, openWhatsNew, paletteStore } from './commands.ts'
import { areaOf, findScreens, leadsFound, matches, nameOf } from './findScreens.ts'
import { menuIcons } from './icons.ts'
import { type Found, searchedFor, useSearch } from './useSearch.ts'

type Command = { id: string; label: string; description?: string; icon: ReactNode; run: () => void }
/** Keywords find an action, but are not shown. */
type Action = Command & { keywords?: string }

const icon = 18
const [store, spotlight] = createSpotlight()

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
  const all: Action[] = [
    {
      id: 'theme',
      label: t('Switch theme'),
      keywords: t('dark light mode color appearance'),
      icon: <IconSunMoon size={icon} />,
      run: toggleColorScheme,
    },
    {
      id: 'keys',
      label: t('Keyboard shortcuts'),
      keywords: t('hotkeys help'),
      icon: <IconKeyboard size={icon} />,
      run: openShortcuts,
    },
    {
      id: 'cookies',
      label: t('Cookie choices'),
      keywords: t('consent privacy tracking'),
      icon: <IconCookie size={icon} />,
      run: askConsentAgain,
    },
  ]
  const own: Action[] = user
    ? [
        { id: 'news', label: t('What’s new'), icon: <IconSparkles size={icon} />, run: openWhatsNew },
        {
          id: 'leave',
          label: t('Sign out'),
          keywords: t('log out leave'),
          icon: <IconLogout size={icon} />,
          run: () => void leave(),
        },
      ]
    : []
  return [...all, ...own]
    .filter(({ label, keywords = '' }) => matches(query, `${label} ${keywords}`))
    .map(({ keywords: _, ...command }) => command)
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

const Nothing = ({ query, searched }: { query: string; searched: string }) => {
  const t = useText()
  return (
    <Spotlight.Empty>
      <p>{t('Nothing found for “{query}”', { query })}</p>
      <p>{t(searched)}</p>
    </Spotlight.Empty>
  )
}

/**
 * Search results arrive after the user has typed. The first entry stays selected, so that Enter opens it even if it
 * arrived late.
 */
const useFirstChosen = (list: RefObject<HTMLElement | null>, first: string | undefined): void => {
  useEffect(() => {
    if (first === undefined) return
    list.current?.querySelector('[data-selected]')?.removeAttribute('data-selected')
    list.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected: 0 }))
  }, [list, first])
}

const useGroups = (user: SessionUser | null, query: string) => {
  const t = useText()
  const pages = useScreenCommands(user, query)
  const actions = useActionCommands(user, query)
  const { own, found, searching } = useSearch(user, query)
  const ownRows = useFoundCommands(own)
  const rows = useFoundCommands(found)
  const labelsOf = (commands: Command[]) => commands.map(({ label }) => label)
  const rowsLead = leadsFound(query, labelsOf(pages), labelsOf([...ownRows, ...rows]))
  // Puts actions first if an action's name starts with the query and no page's name does.
  const actionsLead = leadsFound(query, labelsOf(pages), labelsOf(actions))
  const ofActions = { label: t('Actions'), commands: actions }
  const goTo = { label: t('Go to'), commands: pages }
  const ofRows = [
    { label: t('Your work'), commands: ownRows },
    { label: t('Results'), commands: rows },
  ]
  const groups = [
    ...(actionsLead ? [ofActions] : []),
    ...(rowsLead ? [...ofRows, goTo] : [goTo, ...ofRows]),
    ...(actionsLead ? [] : [ofActions]),
  ]
  return { groups, searching }
}

/**
 * Searches screens, actions, the user's own items, and the games, companies and creator pages that the user can see.
 */
const CommandPalette = ({ user }: { user: SessionUser | null }) => {
  const t = useText()
  const [query, setQuery] = useState('')
  const { groups, searching } = useGroups(user, query)
  const [first] = groups.flatMap(({ commands }) => commands)
  const list = useRef<HTMLDivElement>(null)
  useFirstChosen(list, query === '' ? undefined : first?.id)
  useEffect(() => spotlight.open(), [])
  useEscape(layers.palette, spotlight.close)
  const nothing = !searching && first === undefined
  return (
    <Spotlight.Root
      store={store}
      onSpotlightClose={() => paletteStore.set(false)}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('Search Questboard') } }}
      zIndex={layers.palette}
      closeOnEscape={false}
      scrollable
      overlayProps={{ color: 'var(--qb-scrim)', backgroundOpacity: 1, blur: 0 }}
      classNames={{ content: classes.content, action: classes.action }}
      maxHeight="60vh"
      transitionProps={{ duration: 125 }}
    >
      <Spotlight.Search
        placeholder={t('Search Questboard')}
        aria-label={t('Search')}
        leftSection={<IconSearch size={18} />}
      />
      <Spotlight.ActionsList ref={list}>
        {groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
        {nothing && <Nothing query={query} searched={searchedFor(user)} />}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

export default CommandPalette
