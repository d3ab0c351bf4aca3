import { z } from 'zod'
import { hasEqualKeys } from './equalKeys.ts'

/** The client's messages in the graphql-transport-ws protocol. */
const clientMessage = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('connection_init') }),
  z.looseObject({
    type: z.literal('subscribe'),
    id: z.string().min(1).max(100),
    payload: z.looseObject({ query: z.string(), operationName: z.string().nullish() }),
  }),
  z.looseObject({ type: z.literal('complete'), id: z.string() }),
  z.looseObject({ type: z.literal('ping') }),
  z.looseObject({ type: z.literal('pong') }),
])
export type ClientMessage = z.infer<typeof clientMessage>

/**
 * Reads a message of the protocol. Null for anything else, because the engine could interpret such a message
 * differently.
 */
export const readMessage = (text: string): ClientMessage | null => {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text))
    return parsed.success && !hasEqualKeys(text) ? parsed.data : null
  } catch {
    return null
  }
}

const lastWord = z.object({ type: z.enum(['complete', 'error']), id: z.string() })

/** The id of the subscription that this engine message ends. Results are not parsed. */
export const endedBy = (text: string): string | null => {
  if (!text.includes('"complete"') && !text.includes('"error"')) return null
  const parsed = lastWord.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data.id : null
}
