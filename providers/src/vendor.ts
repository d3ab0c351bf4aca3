/** A third party did not answer or sent something unreadable. This is temporary; waiting people see `service-unavailable`. */
export class VendorUnavailable extends Error {
  override readonly name: string = 'VendorUnavailable'
}

/** The vendor asked for a pause; calling it anyway only extends the refusal. */
export class VendorBusy extends VendorUnavailable {
  override readonly name = 'VendorBusy'
  readonly until: Date

  constructor(message: string, until: Date) {
    super(message)
    this.until = until
  }
}
