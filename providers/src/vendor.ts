/**
 * Thrown if a third party did not respond or sent an unreadable response. The failure is temporary, and waiting people
 * see the error `service-unavailable`.
 */
export class VendorUnavailable extends Error {
  override readonly name: string = 'VendorUnavailable'
}

/** Thrown if the vendor requested a pause. Calling the vendor earlier only extends the pause. */
export class VendorBusy extends VendorUnavailable {
  override readonly name = 'VendorBusy'
  readonly until: Date

  constructor(message: string, until: Date) {
    super(message)
    this.until = until
  }
}
