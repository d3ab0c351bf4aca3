import type { Readable } from 'node:stream'

/** A file that was received whole into a local draft and found good. */
export type FinishedDraft = {
  readonly path: string
  readonly type: string
  readonly sha256: Buffer
}

export type StoredFile = { readonly bytes: number; readonly content: Readable }

/** Where uploaded files live, under keys such as `3f/3fa8….png`. */
export type FileStore = {
  /** Puts the draft under the key, whole or not at all; the draft may be gone afterwards. */
  keep(key: string, draft: FinishedDraft): Promise<void>
  /** null where there is no such file. */
  open(key: string): Promise<StoredFile | null>
  /** Forgets the file; one that is not there is no error. */
  remove(key: string): Promise<void>
  /** For the health page: says in words that files can be written, or throws why not. */
  check(): Promise<string>
}
