/** A wait that other code can end early. */
export class Pause {
  #wake: (() => void) | undefined

  take(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.cutShort(), milliseconds)
      this.#wake = () => {
        this.#wake = undefined
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Ends the wait early. Returns false if no one is waiting. */
  cutShort(): boolean {
    const wake = this.#wake
    wake?.()
    return wake !== undefined
  }
}
