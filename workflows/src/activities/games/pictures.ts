import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseTransaction } from '@questboard/database'
import { imageLimits } from '@questboard/domain'
import { NotFetched, type PublicWeb } from '@questboard/providers/public-web'
import type { Dependencies } from '../dependencies.ts'

export const shapes = {
  poster: { width: 600, height: 800 },
  hero: { width: 1920, height: 640 },
  thumbnail: { width: 920, height: 430 },
} as const
export type Shape = keyof typeof shapes

export type WantedPicture = { readonly url: string | null; readonly shape: Shape; readonly name: string }

export type KeptPicture = {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly width: number
  readonly height: number
}

export const addressOf = (picture: KeptPicture | null): string | null =>
  picture && `/api/uploads/${picture.id}`

type Needs = Pick<Dependencies, 'files' | 'filesDir' | 'log'> & { readonly publicWeb: PublicWeb }

const TYPE = 'image/webp'
const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 50_000_000
const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif'])

/** The id of a picture. It is the same in each attempt of an import, so that a picture is stored only once. */
const idOf = (importId: string, name: string): string =>
  createHash('sha256')
    .update(`${importId}/${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')

/**
 * Crops a picture to the shape and removes everything else, such as metadata. Null if the picture has no accepted
 * format.
 */
export const fitPicture = async (bytes: Buffer, shape: Shape): Promise<Buffer | null> => {
  // The library is loaded on demand, because it needs tens of megabytes and most workers import nothing.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    if (!formats.has((await picture.metadata()).format)) return null
    return await picture
      .rotate()
      .resize({ ...shapes[shape], fit: 'cover', position: 'centre' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    return null
  }
}

/** If a picture is missing, the import continues, because the other data is still useful. */
export const createPictureKeeper = ({ publicWeb, files, filesDir, log }: Needs) => {
  const keep = async (id: string, content: Buffer, sha256: Buffer): Promise<string> => {
    const path = `${id.slice(0, 2)}/${id}.webp`
    const draft = join(filesDir, `${randomUUID()}.part`)
    await mkdir(filesDir, { recursive: true })
    try {
      await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
      await files.keep(path, { path: draft, type: TYPE, sha256 })
    } finally {
      await rm(draft, { force: true })
    }
    return path
  }

  return async (importId: string, { url, shape, name }: WantedPicture): Promise<KeptPicture | null> => {
    if (url === null) return null
    const found = await publicWeb.fetchBytes(url, MOST_BYTES).catch((error: unknown) => {
      if (!(error instanceof NotFetched)) throw error
      log.warn({ importId, picture: name, why: error.message }, 'could not fetch a picture of a game')
      return null
    })
    const content = found && (await fitPicture(found, shape))
    if (!content || content.length > imageLimits.bytes) return null
    const sha256 = createHash('sha256').update(content).digest()
    const id = idOf(importId, name)
    const path = await keep(id, content, sha256)
    return { id, path, name: `${name}.webp`, bytes: content.length, sha256, ...shapes[shape] }
  }
}

/**
 * Creates rows for files that are already in the store. The files belong to the catalog, so they remain if a person
 * leaves.
 */
export const keepUploads = async (
  transaction: DatabaseTransaction,
  pictures: readonly (KeptPicture | null)[],
  owner: { readonly userId: string | null; readonly companyId: string | null },
): Promise<void> => {
  const rows = pictures.flatMap((picture) =>
    picture === null
      ? []
      : [
          {
            ...picture,
            kind: 'image' as const,
            mime_type: TYPE,
            user_id: owner.userId,
            company_id: owner.companyId,
          },
        ],
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('upload')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
