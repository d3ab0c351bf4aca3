/**
 * Cancels running work. Reads are canceled when the client disconnects. Writes are canceled only at the role's time
 * limit, because a client that has disconnected may still want the change.
 */
export class Cancellation {
  #left = false
  #expired = false
  #writes = false
  #stop: (() => void) | undefined

  leave(): void {
    this.#left = true
    this.#check()
  }

  expire(): void {
    this.#expired = true
    this.#check()
  }

  isOver(writes: boolean): boolean {
    return this.#expired || (this.#left && !writes)
  }

  /** Registers the callback that stops the running work, at most one at a time. */
  watch(writes: boolean, stop: () => void): void {
    this.#writes = writes
    this.#stop = stop
  }

  unwatch(): void {
    this.#stop = undefined
  }

  #check(): void {
    if (this.isOver(this.#writes)) this.#stop?.()
  }
}
