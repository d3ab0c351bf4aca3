import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isUnavailable } from '@questboard/database'
import { FileStore } from '@tus/file-store'
import { Server, type Upload } from '@tus/server'
import type { Request, RequestHandler, Response } from 'express'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import { admitSender, isWithinRation, refuseUpload } from './admit.ts'
import { keepUpload } from './keepUpload.ts'
import { type UploadKind, uploadKinds } from './kinds.ts'
import { draftsFolder } from './oldDrafts.ts'
import { headOf, receivedInParts } from './receive.ts'
import { UploadRefused } from './refused.ts'
import { sniff } from './sniff.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const inWords = ({ code, message }: UploadRefused): string =>
  JSON.stringify({ message, extensions: { code } })

const idOf = ({ params }: Request): string | null => {
  const { id } = params
  return typeof id === 'string' && UUID.test(id) ? id : null
}

/** Unfinished uploads and their owners. */
const createDrafts = (folder: string) => {
  const store = new FileStore({ directory: folder })
  return {
    store,
    fileOf: (id: string): string => join(folder, id),
    /** Finds an upload. Null if it does not exist or belongs to someone else. */
    async of(id: string, { user }: Session): Promise<Upload | null> {
      const draft = await store.getUpload(id).catch(() => null)
      return draft?.metadata?.owner === user.id ? draft : null
    },
    async forget(id: string): Promise<void> {
      await Promise.all(
        [join(folder, id), join(folder, `${id}.json`)].map((file) => rm(file, { force: true })),
      )
    },
  }
}
type Drafts = ReturnType<typeof createDrafts>

const bytesKept = async ({ pool }: Services, id: string, { user }: Session): Promise<number | null> => {
  const { rows } = await pool.query<{ bytes: number }>(
    'select bytes from upload where id = $1 and user_id = $2',
    [id, user.id],
  )
  return rows[0]?.bytes ?? null
}

/**
 * Stores a complete upload once, even if the client reports its end several times. The first call stores it, and the
 * others wait.
 */
const createFinish = (services: Services, drafts: Drafts, kind: UploadKind) => {
  const underWay = new Map<string, Promise<unknown>>()
  const keep = async (session: Session, { id, metadata }: Upload): Promise<void> => {
    if ((await bytesKept(services, id, session)) !== null) return
    const file = drafts.fileOf(id)
    const called = metadata?.filename ?? ''
    try {
      const received = await receivedInParts(file)
      await keepUpload(services, session, { id, file, kind, called, received })
      await drafts.forget(id)
    } catch (error) {
      // A rejected upload stays rejected. After any other failure, the next request tries again.
      if (error instanceof UploadRefused) await drafts.forget(id)
      throw error
    }
  }
  return (session: Session, upload: Upload): Promise<unknown> => {
    const known = underWay.get(upload.id)
    if (known) return known
    const kept = keep(session, upload).finally(() => underWay.delete(upload.id))
    underWay.set(upload.id, kept)
    return kept
  }
}

const senders = new AsyncLocalStorage<Session>()

const senderOf = (): Session => {
  const session = senders.getStore()
  if (!session) throw new UploadRefused('not-allowed')
  return session
}

type Desk = {
  readonly services: Services
  readonly kind: UploadKind
  readonly drafts: Drafts
  readonly finish: ReturnType<typeof createFinish>
}

type Answer = { readonly status_code: number; readonly body: string }

/** The response to an error. Undefined leaves the response to the tus library. */
const answerTo = (error: unknown, { services: { log }, kind }: Desk): Answer | undefined => {
  if (error instanceof UploadRefused) return { status_code: 400, body: inWords(error) }
  if (typeof error === 'object' && error !== null && 'status_code' in error)
    return error.status_code === 413
      ? { status_code: 413, body: inWords(new UploadRefused(uploadKinds[kind].tooLarge)) }
      : undefined
  log.error({ err: error }, 'an upload failed')
  return isUnavailable(error)
    ? { status_code: 503, body: inWords(new UploadRefused('service-unavailable')) }
    : { status_code: 500, body: inWords(new UploadRefused('unexpected')) }
}

const createServer = (desk: Desk, path: string): Server =>
  new Server({
    path,
    datastore: desk.drafts.store,
    relativeLocation: true,
    allowedOrigins: [desk.services.config.publicUrl],
    maxSize: uploadKinds[desk.kind].bytes,
    namingFunction: () => randomUUID(),
    getFileIdFromRequest: (_request, last) => (last && UUID.test(last) ? last : undefined),
    onUploadCreate: async (_request, { metadata }) => ({
      metadata: { filename: metadata?.filename ?? null, owner: senderOf().user.id },
    }),
    onUploadFinish: async (_request, upload) => {
      await desk.finish(senderOf(), upload)
      return {}
    },
    onResponseError: (_request, error) => answerTo(error, desk),
  })

/** Checks the type after the first part, so that no one uploads two gigabytes of the wrong type. */
const beginsWrong = async ({ drafts, kind }: Desk, { id, offset }: Upload): Promise<boolean> => {
  if (offset === 0) return false
  const { check, wrongType } = uploadKinds[kind]
  const result = check(sniff(await headOf(drafts.fileOf(id))), offset)
  return !result.ok && result.code === wrongType
}

const tellOffset = (response: Response, offset: number, length: number): void =>
  void response
    .status(200)
    .set({
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Upload-Length': String(length),
      'Cache-Control': 'no-store',
    })
    .end()

/** Returns the upload's progress. If a service stopped before it stored the complete file, stores the file. */
const look = async (
  { services, drafts, finish }: Desk,
  id: string,
  session: Session,
  response: Response,
): Promise<void> => {
  // Reads the unfinished upload first, because it is deleted once its file is stored.
  const draft = await drafts.of(id, session)
  const kept = await bytesKept(services, id, session)
  if (kept !== null) return tellOffset(response, kept, kept)
  if (draft === null || draft.size === undefined) return void response.status(404).end()
  if (draft.offset === draft.size) await finish(session, draft)
  tellOffset(response, draft.offset, draft.size)
}

type Step = (request: Request, response: Response, session: Session) => Promise<void>

const stepsOf = (desk: Desk, server: Server): Readonly<Record<string, Step>> => {
  const { services, drafts, kind } = desk
  const pass: Step = (request, response, session) =>
    senders.run(session, () => server.handle(request, response))

  const begin: Step = async (request, response, session) => {
    if (!(await isWithinRation(services, session))) return refuseUpload(response, 429, 'too-many-requests')
    await mkdir(draftsFolder(services.config.filesDir), { recursive: true, mode: 0o700 })
    await pass(request, response, session)
  }

  const goOn: Step = async (request, response, session) => {
    const id = idOf(request)
    if (id === null) return refuseUpload(response, 404, 'not-found')
    if (request.method === 'HEAD') return look(desk, id, session, response)
    const draft = await drafts.of(id, session)
    if (draft === null) return refuseUpload(response, 404, 'not-found')
    if (!(await beginsWrong(desk, draft))) return pass(request, response, session)
    await drafts.forget(id)
    refuseUpload(response, 400, uploadKinds[kind].wrongType)
  }
  return { POST: begin, HEAD: goOn, PATCH: goOn, DELETE: goOn }
}

/**
 * Resumable uploads with the tus protocol: POST starts an upload, HEAD returns its progress, PATCH continues it. We
 * check sender, type and size before the first byte, the type again after the first part, and the whole file at the
 * end. The upload's id becomes the file's id.
 */
export const resumableUploads = (services: Services, kind: UploadKind, path: string): RequestHandler => {
  const drafts = createDrafts(draftsFolder(services.config.filesDir))
  const desk: Desk = { services, kind, drafts, finish: createFinish(services, drafts, kind) }
  const server = createServer(desk, path)
  const steps = stepsOf(desk, server)
  return async (request, response) => {
    // A client asks for the protocol's version and limits before it signs in.
    if (request.method === 'OPTIONS') return server.handle(request, response)
    const step = steps[request.method]
    if (!step)
      return void response
        .status(405)
        .set('Allow', ['OPTIONS', ...Object.keys(steps)].join(', '))
        .json({ message: 'This URL is for uploads only.', extensions: { code: 'method-not-allowed' } })
    const session = await admitSender(services, request, response, kind)
    if (!session) return
    try {
      await step(request, response, session)
    } catch (error) {
      if (error instanceof UploadRefused && !response.headersSent)
        return refuseUpload(response, 400, error.code, error.message)
      if (response.destroyed) return services.log.debug({ err: error }, 'an upload was aborted')
      throw error
    }
  }
}
