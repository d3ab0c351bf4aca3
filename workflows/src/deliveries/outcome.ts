/** The result of an attempt that did not fail: the mail was sent, is not wanted, or waits for quiet hours to end. */
export type Outcome = 'sent' | 'unwanted' | { readonly heldUntil: Date }
