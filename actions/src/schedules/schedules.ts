import type { Services } from '../services.ts'
import { archiveKeyCampaigns } from './archiveKeyCampaigns.ts'
import { refreshFeeds } from './refreshFeeds.ts'
import { removeDeletedFiles } from './removeDeletedFiles.ts'
import { retestCustomDomains } from './retestCustomDomains.ts'
import { tellCompanies } from './tellCompanies.ts'
import { upkeep } from './upkeep.ts'

type Schedule = (services: Services) => Promise<object>

/** The handlers of the engine's cron triggers, by name. */
export const schedules: ReadonlyMap<string, Schedule> = new Map<string, Schedule>([
  ['upkeep', upkeep],
  ['retestCustomDomains', retestCustomDomains],
  ['removeDeletedFiles', removeDeletedFiles],
  ['refreshFeeds', refreshFeeds],
  ['archiveKeyCampaigns', archiveKeyCampaigns],
  ['tellCompanies', tellCompanies],
])
