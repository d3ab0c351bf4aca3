import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  archiveLimits,
  canUploadArchive,
  canUploadImage,
  type ErrorCode,
  errors,
  imageLimits,
} from '@questboard/domain'
import { type Request, type RequestHandler, Router } from 'express'
import type { Session } from '../auth/sessions.ts'
import { isOwnOrigin } from '../graphql/origin.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { inspectArchive } from './inspectArchive.ts'
import { createKitArchives } from './kitArchives.ts'
import { DRAFT_ENDING } from './oldDrafts.ts'
import { type ArchiveType, type Sniffed, sniff } from './sniff.ts'
import { stripImage } from './stripImage.ts'

/** Enough for every signature, and for the size of any JPEG but ones with huge metadata in front. */
const HEAD_BYTES = 512 * 1024
const UPLOADS = { tries: 200, seconds: 60 * 60 }
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

class UploadRefused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string = errors[code]) {
    super(message)
    this.code = code
  }
}

type Stored = {
  readonly path: string
  readonly mime_type: string
  readonly kind: string
  readonly name: string
  readonly user_id: string
  readonly company_id: string
}

type Received = { readonly bytes: number; readonly sha256: Buffer; readonly head: Buffer }

/** Streams the body to disk, and stops as soon as it is larger than allowed. */
const receive = async (
  body: Readable,
  file: string,
  limit: number,
  tooLarge: ErrorCode,
): Promise<Received> => {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let bytes = 0
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (bytes < HEAD_BYTES) head.push(chunk)
      bytes += chunk.length
      hash.update(chunk)
      done(bytes > limit ? new UploadRefused(tooLarge) : null, chunk)
    },
  })
  await pipeline(body, watch, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return { bytes, sha256: hash.digest(), head: Buffer.concat(head) }
}

/** Puts the picture alone in the file's place. */
const keepPictureOnly = async (file: string, { type }: Sniffed) => {
  const picture = stripImage(await readFile(file), type)
  if (!picture) throw new UploadRefused('image-type')
  await writeFile(file, picture)
  return { bytes: picture.length, sha256: createHash('sha256').update(picture).digest() }
}

const refuseUnsafe = async (file: string, type: ArchiveType): Promise<void> => {
  const fault = await inspectArchive(file, type)
  if (fault) throw new UploadRefused(fault.code, fault.message)
}

const verdictOn = (kind: 'image' | 'archive', sniffed: Sniffed | null, bytes: number) => {
  if (kind === 'image')
    return canUploadImage(
      sniffed?.kind === 'image' ? { ...sniffed, bytes } : { type: '', bytes, width: 0, height: 0 },
    )
  return canUploadArchive({ type: sniffed?.kind === 'archive' ? sniffed.type : '', bytes })
}

const nameOf = (request: Request, sniffed: Sniffed): string => {
  const asked = typeof request.query.name === 'string' ? request.query.name : ''
  const name = basename(asked.replaceAll('\\', '/'))
    .replace(/[\p{Cc}/\\]/gu, '')
    .trim()
    .slice(0, 200)
  return name || `upload.${sniffed.extension}`
}

type Kind = 'image' | 'archive'

type File = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly sniffed: Sniffed
}

const sizeOf = (sniffed: Sniffed) =>
  sniffed.kind === 'image' ? { width: sniffed.width, height: sniffed.height } : null

const writeRow = async ({ pool, files }: Services, session: Session, file: File): Promise<void> => {
  const { id, path, name, bytes, sha256, sniffed } = file
  const { width = null, height = null } = sizeOf(sniffed) ?? {}
  const owner = [session.user.id, session.company?.id ?? null]
  const written = pool.query(
    `insert into upload (id, user_id, company_id, kind, name, path, mime_type, bytes, sha256, width, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, ...owner, sniffed.kind, name, path, sniffed.type, bytes, sha256, width, height],
  )
  // A file without its row would never be found again.
  await written.catch((error: unknown) => files.remove(path).then(() => Promise.reject(error)))
}

/** Judges a body that lies on the disk, and takes what must not be shared out of it. */
const judge = async (draft: string, kind: Kind, received: Received) => {
  const sniffed = sniff(received.head)
  const verdict = verdictOn(kind, sniffed, received.bytes)
  if (!verdict.ok || !sniffed) throw new UploadRefused(verdict.ok ? 'image-type' : verdict.code)
  if (sniffed.kind === 'archive') await refuseUnsafe(draft, sniffed.type)
  const { bytes, sha256 } = kind === 'image' ? await keepPictureOnly(draft, sniffed) : received
  return { sniffed, bytes, sha256 }
}

const store = async (services: Services, request: Request, session: Session, kind: Kind) => {
  const { config, files } = services
  const limits = kind === 'image' ? imageLimits : archiveLimits
  const tooLarge = kind === 'image' ? 'image-size' : 'archive-too-large'
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) throw new UploadRefused(tooLarge)
  const id = randomUUID()
  const draft = join(config.filesDir, id + DRAFT_ENDING)
  await mkdir(config.filesDir, { recursive: true })
  try {
    const judged = await judge(draft, kind, await receive(request, draft, limits.bytes, tooLarge))
    const { sniffed, bytes, sha256 } = judged
    const path = `${id.slice(0, 2)}/${id}.${sniffed.extension}`
    const name = nameOf(request, sniffed)
    await files.keep(path, { path: draft, type: sniffed.type, sha256 })
    await writeRow(services, session, { id, path, name, bytes, sha256, sniffed })
    return { id, url: `/api/uploads/${id}`, name, type: sniffed.type, bytes, ...sizeOf(sniffed) }
  } finally {
    await rm(draft, { force: true })
  }
}

const upload =
  (services: Services, kind: Kind): RequestHandler =>
  async (request, response) => {
    const { config, sessions, rateLimit, log } = services
    const refuse = (status: number, code: ErrorCode, message: string = errors[code]): void => {
      // The rest of a refused body is not worth reading.
      response.setHeader('Connection', 'close')
      response.status(status).json({ message, extensions: { code } })
    }
    if (!isOwnOrigin(request, config.publicUrl)) return refuse(403, 'not-allowed')
    const session = await sessions.ofRequest(request)
    if (!session) return refuse(401, 'not-allowed')
    // Archives are creator kits, and two gigabytes each: nobody else has a use for them.
    if (kind === 'archive' && !session.company) return refuse(403, 'not-allowed')
    const { allowed } = await rateLimit.count(`upload:${session.user.id}`, UPLOADS)
    if (!allowed) return refuse(429, 'too-many-requests')
    try {
      response.status(201).json(await store(services, request, session, kind))
    } catch (error) {
      if (error instanceof UploadRefused) return refuse(400, error.code, error.message)
      // Nobody is there any more to be answered.
      if (response.destroyed) return log.debug({ err: error }, 'an upload broke off')
      response.setHeader('Connection', 'close')
      throw error
    }
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

const download = (services: Services): RequestHandler<{ id: string }> => {
  const { sessions, files, log } = services
  const kitArchives = createKitArchives(services)

  const mayHave = async (request: Request<{ id: string }>, found: Stored): Promise<boolean> => {
    if (found.kind === 'image') return true
    const session = await sessions.ofRequest(request)
    if (!session) return false
    return isTheirs(session, found) || kitArchives.canSee(session, request.params.id, found.company_id)
  }

  return async (request, response) => {
    const found = await find(services, request.params.id)
    const stored = found && (await mayHave(request, found)) ? await files.open(found.path) : null
    if (!found || !stored) return void response.status(404).json({ message: errors['not-found'] })
    response.setHeader('Content-Type', found.mime_type)
    response.setHeader('Content-Length', stored.bytes)
    // Whatever is inside, it runs nothing in our name.
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
    const isImage = found.kind === 'image'
    response.setHeader('Cache-Control', isImage ? 'public, max-age=31536000, immutable' : 'private, no-store')
    if (!isImage) response.attachment(found.name).setHeader('Content-Type', found.mime_type)
    await pipeline(stored.content, response).catch((error: unknown) =>
      log.debug({ err: error }, 'a download broke off'),
    )
  }
}

/**
 * POST /api/uploads/image and /api/uploads/archive with the file as the body and its name as ?name=. Answers {id, url, …}.
 * GET /api/uploads/<id>: images for everyone; archives through the links of a creator kit, for who may see the row.
 */
export const createUploads = (services: Services): Router => {
  const router = Router()
  router.post('/image', upload(services, 'image'))
  router.post('/archive', upload(services, 'archive'))
  router.all(['/image', '/archive'], onlyBy('POST'))
  router.get('/:id', download(services))
  router.all('/:id', onlyBy('GET'))
  return router
}
