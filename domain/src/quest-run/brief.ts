import { z } from 'zod'

/** The quest's content as agreed. It is stored with the run when an offer is accepted. */
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
