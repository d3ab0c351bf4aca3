/**
 * A third party did not answer, or with something unreadable: nobody's mistake, and worth another try. Whoever waits for it is told
 * `service-unavailable`.
 */
export class VendorUnavailable extends Error {
  override readonly name: string = 'VendorUnavailable'
}

/** It asked to be left alone for a while: whoever asks all the same is only refused for longer. */
export class VendorBusy extends VendorUnavailable {
  override readonly name = 'VendorBusy'
  readonly until: Date

  constructor(message: string, until: Date) {
    super(message)
    this.until = until
  }
}
