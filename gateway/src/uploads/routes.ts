import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Request, type RequestHandler, Router } from 'express'
import type { Session } from '../auth/sessions.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { admitSender, isWithinRation, refuseUpload } from './admit.ts'
import { download } from './download.ts'
import { keepUpload } from './keepUpload.ts'
import { type UploadKind, uploadKinds } from './kinds.ts'
import { DRAFT_ENDING } from './oldDrafts.ts'
import { receive } from './receive.ts'
import { UploadRefused } from './refused.ts'
import { resumableUploads } from './resumable.ts'

type PictureKind = Extract<UploadKind, 'image' | 'icon'>

const storeImage = async (services: Services, request: Request, session: Session, kind: PictureKind) => {
  const { filesDir } = services.config
  const { bytes, tooLarge } = uploadKinds[kind]
  if (Number(request.headers['content-length'] ?? 0) > bytes) throw new UploadRefused(tooLarge)
  const id = randomUUID()
  const file = join(filesDir, id + DRAFT_ENDING)
  const called = typeof request.query.name === 'string' ? request.query.name : ''
  await mkdir(filesDir, { recursive: true })
  try {
    const received = await receive(request, file, bytes, tooLarge)
    return await keepUpload(services, session, { id, file, kind, called, received })
  } finally {
    await rm(file, { force: true })
  }
}

const uploadImage =
  (services: Services, kind: PictureKind): RequestHandler =>
  async (request, response) => {
    const session = await admitSender(services, request, response, kind)
    if (!session) return
    if (!(await isWithinRation(services, session))) return refuseUpload(response, 429, 'too-many-requests')
    try {
      response.status(201).json(await storeImage(services, request, session, kind))
    } catch (error) {
      if (error instanceof UploadRefused) return refuseUpload(response, 400, error.code, error.message)
      // The client has disconnected.
      if (response.destroyed) return services.log.debug({ err: error }, 'an upload was aborted')
      response.setHeader('Connection', 'close')
      throw error
    }
  }

/**
 * POST /api/uploads/image takes the file as the body and its name as ?name=, and returns {id, url, …}.
 * /api/uploads/icon does the same for profile pictures and logos, which have a smaller limit. /api/uploads/archives uses tus for resumable archives. GET /api/uploads/<id> returns images to everyone, and archives
 * through a creator kit's links to people who can see the row.
 */
export const createUploads = (services: Services): Router => {
  const router = Router()
  router.post('/image', uploadImage(services, 'image'))
  router.post('/icon', uploadImage(services, 'icon'))
  router.all(['/image', '/icon'], onlyBy('POST'))
  router.all(['/archives', '/archives/:id'], resumableUploads(services, 'archive', '/api/uploads/archives'))
  router.get('/:id', download(services))
  router.all('/:id', onlyBy('GET'))
  return router
}
