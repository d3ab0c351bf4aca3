import { once } from 'node:events'
import { retryOnConflict } from '@questboard/database'
import { exportForm, importForm } from '@questboard/domain'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { InvalidInput } from '../lib/actionError.ts'
import { answerError, refusalTo } from '../lib/answerError.ts'
import { admit, type Member } from '../lib/audiences.ts'
import { ration } from '../lib/ration.ts'
import { personOf, sessionVariables } from '../lib/sessions.ts'
import type { Services } from '../services.ts'
import { addImport } from './addImport.ts'
import { exportCodes } from './exportCodes.ts'
import { stageImport } from './stageImport.ts'
import { traceCodes } from './traceCodes.ts'

const HOUR = 60 * 60
const LIMITS = {
  import: { tries: 120, seconds: HOUR },
  trace: { tries: 120, seconds: HOUR },
  export: { tries: 20, seconds: HOUR },
} as const

type Work = (person: Member, request: Request, response: Response) => Promise<void>

const memberOf = (request: Request, who: 'companyMember' | 'companyOwner'): Member => {
  const told: unknown = JSON.parse(request.header('x-session-variables') ?? '{}')
  return admit(who, personOf(sessionVariables.parse(told)))
}

const inputOf = <Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> => {
  const read = schema.safeParse(input)
  if (!read.success) throw new InvalidInput(read.error.issues)
  return read.data
}

/** The response consists of lines of JSON: first the progress, then the result. */
const createReport = (response: Response) => {
  const write = (told: object): void => {
    if (!response.headersSent) response.type('application/x-ndjson')
    response.write(`${JSON.stringify(told)}\n`)
  }
  return { progress: (done: number, of: number | null) => write({ done, of }), write }
}

/** Even if we stop reading the request early, the response must still be sent, so the connection stays open. */
const bodyOf = (request: Request) => request.iterator({ destroyOnReturn: false })

const stage =
  (services: Services): Work =>
  async (person, request, response) => {
    await ration({ services }, `import-codes:${person.userId}`, LIMITS.import)
    const target = inputOf(importForm, request.query)
    const { progress, write } = createReport(response)
    write({
      preview: await stageImport(services, person, target, bodyOf(request), (done) => progress(done, null)),
    })
    response.end()
  }

const add =
  (services: Services): Work =>
  async (person, request, response) => {
    const { id } = inputOf(z.object({ id: z.guid() }), request.params)
    const { progress, write } = createReport(response)
    write({ added: await retryOnConflict(() => addImport(services, person, id, progress)) })
    response.end()
  }

const trace =
  (services: Services): Work =>
  async (person, request, response) => {
    await ration({ services }, `trace-codes:${person.userId}`, LIMITS.trace)
    response.json({ codes: await traceCodes(services, person, bodyOf(request)) })
  }

const takeOut =
  (services: Services): Work =>
  async (person, request, response) => {
    await ration({ services }, `export-codes:${person.userId}`, LIMITS.export)
    const wanted = inputOf(exportForm, request.query)
    response.type('text/csv').attachment('codes.csv')
    for await (const part of exportCodes(services, person, wanted)) {
      // The client has disconnected.
      if (response.destroyed) return
      if (!response.write(part)) await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
    response.end()
  }

/**
 * If a part of the response was already sent, an error becomes its last line. A file download is cut off instead, so
 * that no one thinks the file is complete.
 */
const fail = ({ log }: Services, response: Response, about: string, error: unknown): void => {
  if (!response.headersSent) {
    answerError(response, error, log, { action: about })
    return
  }
  const refusal = refusalTo(error, log, { action: about })
  if (about === 'exportCodes') response.destroy()
  else response.end(`${JSON.stringify({ error: refusal })}\n`)
}

/**
 * Imports and exports of many codes bypass the engine, so that no code appears among the variables it may log. Only the
 * gateway calls these routes, with a secret and a session.
 */
export const createCodeRoutes = (services: Services): Router => {
  const router = Router()
  const as =
    (name: string, who: 'companyMember' | 'companyOwner', work: Work): RequestHandler =>
    async (request, response) => {
      response.set('Cache-Control', 'no-store')
      try {
        await work(memberOf(request, who), request, response)
      } catch (error) {
        // The client disconnected while sending.
        if (response.destroyed)
          return services.log.debug({ err: error }, 'an upload or download of codes was aborted')
        // Reads and discards the remaining body, so that a rejected client receives the reason.
        request.resume()
        fail(services, response, name, error)
      }
    }
  router.post('/imports', as('stageImport', 'companyMember', stage(services)))
  router.post('/imports/:id', as('addImport', 'companyMember', add(services)))
  router.post('/trace', as('traceCodes', 'companyMember', trace(services)))
  router.post('/export', as('exportCodes', 'companyOwner', takeOut(services)))
  return router
}
