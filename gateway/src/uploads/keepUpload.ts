import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import { inspectArchive } from './inspectArchive.ts'
import { type UploadKind, uploadKinds } from './kinds.ts'
import type { Received } from './receive.ts'
import { UploadRefused } from './refused.ts'
import { type ArchiveType, type Sniffed, sniff } from './sniff.ts'
import { stripImage } from './stripImage.ts'

type Draft = {
  readonly id: string
  /** The complete file on disk. */
  readonly file: string
  readonly kind: UploadKind
  /** The file name that the sender gave. */
  readonly called: string
  readonly received: Received
}

type Judged = {
  readonly sniffed: Sniffed
  readonly bytes: number
  readonly sha256: Buffer
}

/** Replaces a picture's file with a copy that contains no metadata. */
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

/** Checks the file on disk, and removes the data that must not be shared. */
const judge = async ({ file, kind, received }: Draft): Promise<Judged> => {
  const sniffed = sniff(received.head)
  const result = uploadKinds[kind].check(sniffed, received.bytes)
  if (!result.ok || !sniffed) throw new UploadRefused(result.ok ? 'image-type' : result.code)
  if (sniffed.kind === 'archive') await refuseUnsafe(file, sniffed.type)
  const { bytes, sha256 } = sniffed.kind === 'image' ? await keepPictureOnly(file, sniffed) : received
  return { sniffed, bytes, sha256 }
}

const nameOf = (called: string, sniffed: Sniffed): string => {
  const name = basename(called.replaceAll('\\', '/'))
    .replace(/[\p{Cc}/\\]/gu, '')
    .trim()
    .slice(0, 200)
  if (name === '') return `upload.${sniffed.extension}`
  // Operating systems open a file by its extension, so an archive must not have the extension of a program or a web
  // page.
  const isFitting = sniffed.kind === 'image' || name.toLowerCase().endsWith(`.${sniffed.extension}`)
  return isFitting ? name : `${name}.${sniffed.extension}`
}

type Row = Judged & { readonly id: string; readonly path: string; readonly name: string }

const sizeOf = (sniffed: Sniffed) =>
  sniffed.kind === 'image' ? { width: sniffed.width, height: sniffed.height } : null

const writeRow = async ({ pool, files }: Services, session: Session, row: Row): Promise<void> => {
  const { id, path, name, bytes, sha256, sniffed } = row
  const { width = null, height = null } = sizeOf(sniffed) ?? {}
  const owner = [session.user.id, session.company?.id ?? null]
  const written = pool.query(
    `insert into upload (id, user_id, company_id, kind, name, path, mime_type, bytes, sha256, width, height)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [id, ...owner, sniffed.kind, name, path, sniffed.type, bytes, sha256, width, height],
  )
  // Without its database row, the file could never be found again.
  await written.catch((error: unknown) => files.remove(path).then(() => Promise.reject(error)))
}

/** Checks a complete file and removes its private data. Then stores and records the file, or rejects it. */
export const keepUpload = async (services: Services, session: Session, draft: Draft) => {
  const judged = await judge(draft)
  const { sniffed, bytes, sha256 } = judged
  const { id, file, called } = draft
  const path = `${id.slice(0, 2)}/${id}.${sniffed.extension}`
  const name = nameOf(called, sniffed)
  await services.files.keep(path, { path: file, type: sniffed.type, sha256 })
  await writeRow(services, session, { ...judged, id, path, name })
  return { id, url: `/api/uploads/${id}`, name, type: sniffed.type, bytes, ...sizeOf(sniffed) }
}
