import { errors, importPreview } from '@questboard/domain'
import { z } from 'zod'
import { hearChange } from '../../lib/writes.ts'

/**
 * Codes are sent outside of GraphQL, because query variables and results are stored in more places than a code should
 * be. Errors use the server's own messages.
 */
const BASE = '/api/codes'

export type Progress = { readonly done: number; readonly of: number | null }

const refusal = z.object({ message: z.string() })
const progress = z.object({ done: z.int(), of: z.int().nullable() })
const told = z.object({ error: refusal.optional() })
const traced = z.object({ codes: z.array(z.object({ line: z.int(), codeId: z.guid().nullable() })) })
const staged = z.object({ preview: importPreview })
const added = z.object({ added: z.object({ batchId: z.guid(), added: z.int() }) })

const post = async (
  path: string,
  query: Readonly<Record<string, string | undefined>>,
  body: string,
  signal?: AbortSignal,
): Promise<Response> => {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const response = await fetch(`${BASE}${path}?${new URLSearchParams(asked)}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body,
    ...(signal && { signal }),
  })
  if (response.ok) return response
  const said = refusal.safeParse(await response.json().catch(() => null))
  throw new Error(said.success ? said.data.message : errors.unexpected)
}

async function* linesOf(response: Response): AsyncGenerator<unknown> {
  const decoder = new TextDecoder()
  const reader = response.body?.getReader()
  let cut = ''
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    const lines = (cut + decoder.decode(value, { stream: !done })).split('\n')
    cut = lines.pop() ?? ''
    // Marks responses to earlier queries as outdated, because the server adds codes while it sends this response.
    hearChange()
    for (const line of lines) yield JSON.parse(line)
    if (done) return
  }
}

/** Reads the progress stream to its end. A broken stream is an error. */
const follow = async <T>(
  response: Response,
  schema: z.ZodType<T>,
  onProgress: (progress: Progress) => void,
): Promise<T> => {
  for await (const line of linesOf(response)) {
    const result = schema.safeParse(line)
    if (result.success) return result.data
    const step = progress.safeParse(line)
    if (step.success) onProgress(step.data)
    const { error } = told.parse(line)
    if (error) throw new Error(error.message)
  }
  throw new Error(errors['service-unavailable'])
}

export type Target = {
  readonly itemId: string
  readonly distributionChannelId: string
  readonly platformName?: string
  readonly note?: string
}

/** Uploads codes for review, without adding them. */
export const stageCodes = async (
  target: Target,
  codes: readonly string[],
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
) => {
  const response = await post('/imports', { ...target }, codes.join('\n'), signal)
  const { preview } = await follow(response, staged, ({ done }) => onProgress({ done, of: codes.length }))
  return preview
}

/** Adding an upload can be repeated safely, because no code is added twice. */
export const addStagedCodes = async (importId: string, onProgress: (progress: Progress) => void) =>
  (await follow(await post(`/imports/${importId}`, {}, ''), added, onProgress)).added

export const traceCodes = async (codes: readonly string[]) => {
  const response = await post('/trace', {}, codes.join('\n'))
  return traced.parse(await response.json()).codes
}

/** The file with the matching codes. Only owners can export codes. */
export const exportCodes = async (wanted: Readonly<Record<string, string>>): Promise<Blob> =>
  (await post('/export', { ...wanted }, '')).blob()
