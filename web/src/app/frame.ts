import { later } from '../lib/later.tsx'
import type { Screen } from './paths/screen.ts'

export const Client = later(() => import('./Client.tsx'))
export const Shell = later(() => import('./shell/Shell.tsx'))
export const FrontLayout = later(() => import('./layouts/FrontLayout.tsx'))

/** Screens without the shell and without data load no GraphQL client. */
export const needsClient = ({ client, layout }: Screen): boolean => client !== false || !layout

export const loadFrame = (screen: Screen): Promise<unknown> =>
  Promise.all([
    needsClient(screen) && Client.load(),
    !screen.layout && Shell.load(),
    screen.layout === 'front' && FrontLayout.load(),
  ])
