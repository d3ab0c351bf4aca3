import type { Readable } from 'node:stream'

/** A complete local file that has passed its checks. */
export type FinishedDraft = {
  readonly path: string
  readonly type: string
  readonly sha256: Buffer
}

export type StoredFile = { readonly bytes: number; readonly content: Readable }

/** Stores uploaded files under keys such as `3f/3fa8….png`. */
export type FileStore = {
  /**
   * Stores a draft file under this key, either completely or not at all. The draft can be gone afterwards.
   */
  keep(key: string, draft: FinishedDraft): Promise<void>
  /** Reads the file. Null if the file does not exist. */
  open(key: string): Promise<StoredFile | null>
  /** Deletes the file. Succeeds if the file does not exist. */
  remove(key: string): Promise<void>
  /**
   * Checks for the health page that files can be written. Returns a description, or throws an error with the reason.
   */
  check(): Promise<string>
}
