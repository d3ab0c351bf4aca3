import { z } from 'zod'
import { codeItemTypes } from '../code/code.ts'

/** What the database tells of a creator kit (`activation.kit_contents`) before anybody takes part: its parts, not what is in them. */
export const kitContents = z.object({
  items: z.array(z.object({ name: z.string(), type: z.enum(codeItemTypes) })),
  images: z.number(),
  videos: z.number(),
  links: z.number(),
  archive: z.boolean(),
  instructions: z.boolean(),
})
