import { accountScreens } from './paths/account.ts'
import { activationScreens } from './paths/activations.ts'
import { companyScreens } from './paths/company.ts'
import { creatorScreens } from './paths/creator.ts'
import { insightScreens } from './paths/insights.ts'
import { publicScreens } from './paths/public.ts'
import type { Screen } from './paths/screen.ts'
import { signInScreens } from './paths/signIn.ts'

/** All screens except sign-in. */
export const laterScreens: readonly Screen[] = [
  ...accountScreens,
  ...creatorScreens,
  ...activationScreens,
  ...companyScreens,
  ...insightScreens,
  ...publicScreens,
]

/** Every route of the app (rules §2): path, title, access, place in the menu, and page. */
export const screens: readonly Screen[] = [...signInScreens, ...laterScreens]

export const tabsOf = (base: string): Screen[] => screens.filter((screen) => screen.tab?.base === base)
