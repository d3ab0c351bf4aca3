/** A wait that can be ended early. */
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

  /** Returns false if no one waits. */
  cutShort(): boolean {
    const wake = this.#wake
    wake?.()
    return wake !== undefined
  }
}
