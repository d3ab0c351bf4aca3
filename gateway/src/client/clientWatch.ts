import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltClient, type ClientOptions, etagOf, readClient } from './builtClient.ts'

const FRESH_MS = 2_000

/**
 * Serves the client from the folder. Checks the page's file every two seconds, because a new build can replace the
 * client while the gateway runs.
 */
export class ClientWatch {
  readonly #directory: string
  readonly #options: ClientOptions
  readonly #onReplaced: () => void
  #client: Promise<BuiltClient | null> | undefined
  #seenAt = 0

  constructor(directory: string, options: ClientOptions, onReplaced: () => void) {
    this.#directory = directory
    this.#options = options
    this.#onReplaced = onReplaced
  }

  async current(): Promise<BuiltClient | null> {
    if (this.#client && Date.now() - this.#seenAt < FRESH_MS) return this.#client
    const page = await this.#pageEtag()
    const known = await this.#client
    if (known && known.page.etag === page) return this.#keep(Promise.resolve(known))
    this.#onReplaced()
    return this.#keep(readClient(this.#directory, this.#options))
  }

  #keep(client: Promise<BuiltClient | null>): Promise<BuiltClient | null> {
    this.#client = client
    this.#seenAt = Date.now()
    return client
  }

  /** Reads the version of the client's page. Null if the folder contains no page. */
  #pageEtag(): Promise<string | null> {
    return stat(join(this.#directory, 'index.html')).then(etagOf, () => null)
  }
}
