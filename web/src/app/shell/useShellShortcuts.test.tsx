import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, matchRoutes, useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { parseSession } from '../../lib/session.ts'
import { shortcutStore } from '../../lib/shortcuts.ts'
import { mayOpen } from '../access.ts'
import { screens } from '../paths.ts'
import { closePalette, paletteStore } from './commands.ts'
import { useShellShortcuts } from './useShellShortcuts.ts'

const routes = screens.map((one) => ({ path: one.path, screen: one }))
const personOf = (userType: string | null) => parseSession({ user: userType && { id: 'u', userType } }).user

const Shell = ({ userType }: { userType: string | null }) => {
  useShellShortcuts(personOf(userType))
  return <output>{useLocation().pathname}</output>
}

const show = (userType: string | null) =>
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={['/start']}>
        <Shell userType={userType} />
      </MemoryRouter>
    </MantineProvider>,
  )

const press = (keys: string, target: Element | Window = window) => {
  for (const key of keys.split(' ')) fireEvent.keyDown(target, { key })
}

beforeEach(closePalette)

it.each(['Company', 'Creator', 'User', null])(
  'the keyboard shortcuts of a %s lead only to pages that they may open',
  (userType) => {
    show(userType)
    const ways = shortcutStore.get().filter(({ label }) => /^(Go to|Create)/.test(label))
    expect(ways.length).toBeGreaterThan(1)
    for (const { keys } of ways) {
      press(keys)
      const path = screen.getByRole('status').textContent ?? ''
      const found = matchRoutes(routes, path)?.at(-1)?.route.screen
      expect(found && mayOpen(found.access, personOf(userType)), `${keys} ${path}`).toBe(true)
    }
  },
)

it('each keyboard shortcut of a user has a different key', () => {
  for (const userType of ['Company', 'Creator', 'User', null]) {
    const { unmount } = show(userType)
    const keys = shortcutStore.get().map((one) => one.keys)
    expect(keys.filter((one, index) => keys.indexOf(one) !== index)).toEqual([])
    unmount()
  }
})

it('keyboard shortcuts do nothing while the user types in a field, except the shortcut for the palette', () => {
  show('Company')
  const { container } = render(<input aria-label="a field" />)
  const field = container.querySelector('input')
  expect(field).not.toBeNull()
  if (!field) return
  press('g k', field)
  press('/', field)
  expect(screen.getByRole('status')).toHaveTextContent('/start')
  expect(paletteStore.get()).toBe(false)
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true })
  expect(paletteStore.get()).toBe(true)
})
