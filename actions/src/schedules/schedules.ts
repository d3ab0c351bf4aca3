import type { Services } from '../services.ts'
import { refreshFeeds } from './refreshFeeds.ts'
import { removeDeletedFiles } from './removeDeletedFiles.ts'
import { retestCustomDomains } from './retestCustomDomains.ts'
import { upkeep } from './upkeep.ts'

/** What the engine's cron triggers call, by the trigger's name. */
export const schedules: ReadonlyMap<string, (services: Services) => Promise<object>> = new Map<
  string,
  (services: Services) => Promise<object>
>([
  ['upkeep', upkeep],
  ['retestCustomDomains', retestCustomDomains],
  ['removeDeletedFiles', removeDeletedFiles],
  ['refreshFeeds', refreshFeeds],
])
