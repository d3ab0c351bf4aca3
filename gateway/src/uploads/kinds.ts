import {
  archiveLimits,
  canUploadArchive,
  canUploadIcon,
  canUploadImage,
  type ErrorCode,
  type ImageFacts,
  iconLimits,
  imageLimits,
  type Result,
} from '@questboard/domain'
import type { Session } from '../auth/sessions.ts'
import type { Sniffed } from './sniff.ts'

type Kind = {
  readonly bytes: number
  readonly tooLarge: ErrorCode
  readonly wrongType: ErrorCode
  readonly mayUpload: (session: Session) => boolean
  /** Detects the type from the content, regardless of the file name. */
  readonly check: (sniffed: Sniffed | null, bytes: number) => Result
}

const factsOf = (sniffed: Sniffed | null, bytes: number): ImageFacts =>
  sniffed?.kind === 'image' ? { ...sniffed, bytes } : { type: '', bytes, width: 0, height: 0 }

/** The kinds of uploads, with their owners and sizes. Pictures arrive in one request, archives in resumable parts. */
export const uploadKinds = {
  image: {
    bytes: imageLimits.bytes,
    tooLarge: 'image-size',
    wrongType: 'image-type',
    mayUpload: () => true,
    check: (sniffed, bytes) => canUploadImage(factsOf(sniffed, bytes)),
  },
  icon: {
    bytes: iconLimits.bytes,
    tooLarge: 'icon-size',
    wrongType: 'image-type',
    mayUpload: () => true,
    check: (sniffed, bytes) => canUploadIcon(factsOf(sniffed, bytes)),
  },
  archive: {
    bytes: archiveLimits.bytes,
    tooLarge: 'archive-too-large',
    wrongType: 'archive-type',
    // Archives are for creator kits and can have two gigabytes, so only companies can upload them.
    mayUpload: ({ company }) => company !== null,
    check: (sniffed, bytes) =>
      canUploadArchive({ type: sniffed?.kind === 'archive' ? sniffed.type : '', bytes }),
  },
} as const satisfies Readonly<Record<string, Kind>>
export type UploadKind = keyof typeof uploadKinds
