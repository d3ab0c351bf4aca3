import {
  archiveLimits,
  canUploadArchive,
  canUploadImage,
  type ErrorCode,
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

/** The kinds of uploads, with their owners and sizes. Pictures arrive in one request, archives in resumable parts. */
export const uploadKinds = {
  image: {
    bytes: imageLimits.bytes,
    tooLarge: 'image-size',
    wrongType: 'image-type',
    mayUpload: () => true,
    check: (sniffed, bytes) =>
      canUploadImage(
        sniffed?.kind === 'image' ? { ...sniffed, bytes } : { type: '', bytes, width: 0, height: 0 },
      ),
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
