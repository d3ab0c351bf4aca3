import { z } from 'zod'

/** The quest as agreed, which the acceptance of an offer stores with the run. */
export const agreedBrief = z.object({
  name: z.string(),
  description: z.string(),
  game_id: z.string().nullable(),
  game: z.string().nullable(),
  company: z.string(),
  deliverables: z.array(z.string()),
  talking_points: z.array(z.string()),
  call_to_action: z.string(),
  target_url: z.string().nullable(),
  track_clicks: z.boolean(),
  embargo_time_zone: z.string().nullable(),
})
