import type { Services } from '../services.ts'
import { upkeep } from './upkeep.ts'

/** What the engine's cron triggers call, by the trigger's name. */
export const schedules: ReadonlyMap<string, (services: Services) => Promise<object>> = new Map([
  ['upkeep', upkeep],
])
