import {
  createBrowserRouter,
  generatePath,
  type LoaderFunction,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { FirstLoad } from './FirstLoad.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pageOf } from './pages.ts'
import type { Screen } from './paths/screen.ts'
import { signInScreens } from './paths/signIn.ts'
import { Root } from './Root.tsx'

const notFound: Screen = { path: '*', title: 'Page not found', access: 'public', client: false }

/** Rendered when a screen's code fails to load, so that the shell around it stays. */
const missing = (error: unknown) => () => {
  throw error
}

const toRoute = (screen: Screen): RouteObject => {
  const { path, redirect: to } = screen
  if (to)
    return {
      path,
      handle: screen,
      loader: ({ request, params }) => redirect(generatePath(to, params) + new URL(request.url).search),
    }
  return {
    path,
    handle: screen,
    lazy: async () => ({ Component: await pageOf(screen).load().catch(missing) }),
    errorElement: <ErrorPage />,
  }
}

const developmentRoutes = (): RouteObject[] => {
  if (!import.meta.env.DEV && !import.meta.env.VITE_DEV_UI) return []
  const screen: Screen = { path: '/dev/ui', title: 'Style page', access: 'public', layout: 'bare' }
  return [
    {
      path: screen.path,
      handle: screen,
      lazy: async () => ({ Component: (await import('../dev/UiPage.tsx')).default }),
    },
  ]
}

/** A path that contains `custom-domain-company` is a company page (rules §2). The part before it is dropped. */
const toCustomDomain: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url)
  const start = pathname.search(/\/custom-domain-company(\/|$)/)
  return start > 0 ? redirect(pathname.slice(start) + search) : null
}

const root = 'root'

export const routes = (): RouteObject[] => [
  {
    id: root,
    element: <Root />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      ...signInScreens.map(toRoute),
      ...developmentRoutes(),
      { path: '*', handle: notFound, loader: toCustomDomain, element: <NotFoundPage /> },
    ],
  },
]

/** Loads the routes outside sign-in the first time a URL needs them. */
export const discoverRoutes = (): PatchRoutesOnNavigationFunction => {
  let added = false
  return async ({ patch }) => {
    if (added) return
    const { laterScreens } = await import('./paths.ts')
    if (!added) patch(root, laterScreens.map(toRoute))
    added = true
  }
}

export const createRouter = () => createBrowserRouter(routes(), { patchRoutesOnNavigation: discoverRoutes() })
