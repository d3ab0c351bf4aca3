/**
 * How those who asked let go of work under way: the client is gone, or the role's time is over. Reads end with their client;
 * a write ends only when its time is over, for nobody knows whether a client that is gone still wanted it.
 */
export class Cancellation {
  #left = false
  #expired = false
  #writes = false
  #stop: (() => void) | undefined

  /** Nobody waits for the answer. */
  leave(): void {
    this.#left = true
    this.#check()
  }

  /** The time is over. */
  expire(): void {
    this.#expired = true
    this.#check()
  }

  isOver(writes: boolean): boolean {
    return this.#expired || (this.#left && !writes)
  }

  /** What ends the work under way; at most one at a time. */
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
