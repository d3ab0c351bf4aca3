/**
 * A third party did not answer, or with something unreadable: nobody's mistake, and worth another try. Whoever waits for it is told
 * `service-unavailable`.
 */
export class VendorUnavailable extends Error {
  override readonly name = 'VendorUnavailable'
}
