import { pipeline } from 'node:stream/promises'
import { errors } from '@questboard/domain'
import type { Request, RequestHandler } from 'express'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import { createKitArchives } from './kitArchives.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

type Stored = {
  readonly path: string
  readonly mime_type: string
  readonly kind: string
  readonly name: string
  readonly user_id: string | null
  readonly company_id: string | null
}

const find = async ({ pool }: Services, id: string): Promise<Stored | undefined> => {
  if (!UUID.test(id)) return undefined
  const { rows } = await pool.query<Stored>({
    name: 'upload_find',
    text: 'select path, mime_type, kind, name, user_id, company_id from upload where id = $1',
    values: [id],
  })
  return rows[0]
}

const isTheirs = ({ user, company }: Session, found: Stored): boolean =>
  user.id === found.user_id || (company?.id ?? '') === found.company_id

/**
 * Pictures are public, a company's files are for its members, and archives are available through their creator kits.
 */
export const download = (services: Services): RequestHandler<{ id: string }> => {
  const { sessions, files, log } = services
  const kitArchives = createKitArchives(services)

  const mayHave = async (request: Request<{ id: string }>, found: Stored): Promise<boolean> => {
    if (found.kind === 'image') return true
    const session = await sessions.ofRequest(request)
    if (!session) return false
    if (isTheirs(session, found)) return true
    return found.kind === 'archive' && kitArchives.canSee(session, request.params.id, found.company_id)
  }

  return async (request, response) => {
    const found = await find(services, request.params.id)
    const stored = found && (await mayHave(request, found)) ? await files.open(found.path) : null
    if (!found || !stored) return void response.status(404).json({ message: errors['not-found'] })
    response.setHeader('Content-Type', found.mime_type)
    response.setHeader('Content-Length', stored.bytes)
    // Prevents the file from running scripts on our origin.
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    const isImage = found.kind === 'image'
    response.setHeader('Cache-Control', isImage ? 'public, max-age=31536000, immutable' : 'private, no-store')
    if (!isImage) response.attachment(found.name).setHeader('Content-Type', found.mime_type)
    await pipeline(stored.content, response).catch((error: unknown) =>
      log.debug({ err: error }, 'a download was aborted'),
    )
  }
}
