import { allowed, type Result, refused } from '../result.ts'

const megabyte = 1024 * 1024

export const imageLimits = {
  bytes: 5 * megabyte,
  side: 4096,
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
} as const

/** Profile pictures and logos are small on every screen. */
export const iconLimits = { ...imageLimits, bytes: megabyte } as const

export const archiveLimits = {
  bytes: 2048 * megabyte,
  types: ['application/zip', 'application/vnd.rar'],
} as const

export type ImageFacts = {
  readonly type: string
  readonly bytes: number
  readonly width: number
  readonly height: number
}

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value)

export function canUploadImage(image: ImageFacts): Result {
  if (!isOneOf(imageLimits.types, image.type)) return refused('image-type')
  if (image.bytes > imageLimits.bytes) return refused('image-size')
  if (Math.max(image.width, image.height) > imageLimits.side) return refused('image-dimensions')
  return allowed
}

export function canUploadIcon(image: ImageFacts): Result {
  return image.bytes > iconLimits.bytes ? refused('icon-size') : canUploadImage(image)
}

export function canUploadArchive(archive: { readonly type: string; readonly bytes: number }): Result {
  if (!isOneOf(archiveLimits.types, archive.type)) return refused('archive-type')
  if (archive.bytes > archiveLimits.bytes) return refused('archive-too-large')
  return allowed
}
