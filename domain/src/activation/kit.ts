import { z } from 'zod'
import { codeItemTypes } from '../code/code.ts'

/** The parts of a creator kit, without their contents, for people who have not joined (`activation.kit_contents`). */
export const kitContents = z.object({
  items: z.array(z.object({ name: z.string(), type: z.enum(codeItemTypes) })),
  images: z.number(),
  videos: z.number(),
  links: z.number(),
  archive: z.boolean(),
  instructions: z.boolean(),
})
