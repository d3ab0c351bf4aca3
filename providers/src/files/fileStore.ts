import type { Readable } from 'node:stream'

/** A complete local draft that passed its checks. */
export type FinishedDraft = {
  readonly path: string
  readonly type: string
  readonly sha256: Buffer
}

export type StoredFile = { readonly bytes: number; readonly content: Readable }

/** Stores uploaded files under keys such as `3f/3fa8….png`. */
export type FileStore = {
  /** Stores the draft under the key completely or not at all. The draft can be gone afterwards. */
  keep(key: string, draft: FinishedDraft): Promise<void>
  /** Null if the file does not exist. */
  open(key: string): Promise<StoredFile | null>
  /** Deletes the file. A missing one is no error. */
  remove(key: string): Promise<void>
  /** For the health page: describes in words that files can be written, or throws the reason why not. */
  check(): Promise<string>
}
