import { createMemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { isScreen } from './paths/screen.ts'
import { discoverRoutes, routes } from './router.tsx'

// These tests check routing only, so no page is loaded.
vi.mock('./pages.ts', () => ({ pageOf: () => ({ load: async () => () => null }) }))

const typed = async (address: string) => {
  const router = createMemoryRouter(routes(), {
    initialEntries: [address],
    patchRoutesOnNavigation: discoverRoutes(),
  })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const { location, matches } = router.state
  const screen = matches.map(({ route }) => route.handle).findLast(isScreen)
  router.dispose()
  return { address: location.pathname + location.search, title: screen?.title, layout: screen?.layout }
}

it.each([
  ['/custom-domain-company/shop.example', '/custom-domain-company/shop.example'],
  ['/en/custom-domain-company/shop.example?x=1', '/custom-domain-company/shop.example?x=1'],
  ['/a/b/custom-domain-company', '/custom-domain-company'],
])('%s opens a company page on a custom domain', async (address, target) => {
  expect(await typed(address)).toEqual({ address: target, title: 'Company', layout: 'page' })
})

it.each(['/there/is/nothing', '/a/b/custom-domain-companies'])(
  '%s does not open a company page on a custom domain',
  async (address) => {
    expect(await typed(address)).toEqual({ address, title: 'Page not found', layout: undefined })
  },
)

it.each([
  ['/login', 'Sign in'],
  ['/home/company/games', 'Games'],
  ['/nova', 'Creator page'],
])('%s opens its own page, even if its code loads on demand', async (address, title) => {
  expect(await typed(address)).toMatchObject({ address, title })
})

it('a redirect keeps the query string of the original URL', async () => {
  expect((await typed('/user/connections?connected=twitch')).address).toBe(
    '/user/settings/connections?connected=twitch',
  )
})
