import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { CurrentScreen } from '../CurrentScreen.ts'
import { screens } from '../paths.ts'
import { ScreenTabs, useScreenTabs } from './ScreenTabs.tsx'

vi.mock('../../lib/session.ts', async (load) => ({
  ...(await load<object>()),
  useSession: () => ({ user: { id: 'ada', userType: 'Company' }, status: 'ready' }),
}))

const Tabs = () => <ScreenTabs bars={useScreenTabs()} />

const show = (address: string) => {
  const [path] = address.split('?')
  render(
    <MantineProvider env="test">
      <MemoryRouter initialEntries={[address]}>
        <CurrentScreen value={screens.find((one) => one.path === path) ?? null}>
          <Tabs />
        </CurrentScreen>
      </MemoryRouter>
    </MantineProvider>,
  )
}

const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('changing the tab keeps the selected period and removes the search words of the table', () => {
  show('/company/reporting/keys/activations?period=365&q=moss&sort=-views')
  expect(leadsTo('Creators')).toBe('/company/reporting/keys/creators?period=365')
  expect(leadsTo('Creator Program')).toBe('/company/reporting/creator-program?period=365')
  expect(screen.getByRole('link', { name: 'Activations' })).toHaveAttribute('aria-current', 'page')
})

it('changing the tab drops query parameters that the other page does not support', () => {
  show('/insights/video/content-creators?days=365')
  expect(leadsTo('Shorts')).toBe('/insights/shorts/content-creators?days=365')
  expect(leadsTo('Shortlists')).toBe('/insights/shortlists')
})
