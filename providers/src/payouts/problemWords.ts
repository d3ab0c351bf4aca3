const changeAccount = 'Check your payout account, then send the payout again.'

/** Sentences for creators about Stripe's error and failure codes. */
const stripeWords: Readonly<Record<string, string>> = {
  resource_missing: `Stripe does not know your payout account anymore. ${changeAccount}`,
  account_invalid: `Stripe does not know your payout account anymore. ${changeAccount}`,
  transfers_not_allowed:
    'Stripe does not allow payouts to your account yet. Complete it, then send the payout again.',
  payouts_not_allowed:
    'Stripe does not allow payouts to your account yet. Complete it, then send the payout again.',
  account_closed: `Your bank account is closed. ${changeAccount}`,
  account_frozen: `Your bank account is frozen. Ask your bank, or change your payout method and send the payout again.`,
  bank_account_restricted: `Your bank account does not accept this payout. Ask your bank, or change your payout method and send the payout again.`,
  bank_ownership_changed: `Your bank account has a new owner. ${changeAccount}`,
  no_account: `Your bank did not find the account. ${changeAccount}`,
  invalid_account_number: `Your bank did not find the account number. ${changeAccount}`,
  incorrect_account_holder_name: `The name of the account’s owner is not the name at your bank. ${changeAccount}`,
  invalid_currency: `Your bank account does not accept this currency. ${changeAccount}`,
  unsupported_card: `Your card does not accept payouts. ${changeAccount}`,
  declined: 'Your bank declined the payout. Ask your bank, then send the payout again.',
}

/** Sentences for creators about PayPal's names of errors. */
const payPalWords: Readonly<Record<string, string>> = {
  RECEIVER_ACCOUNT_INVALID: `PayPal does not know your account. ${changeAccount}`,
  RECEIVER_ACCOUNT_LOCKED: 'Your PayPal account is locked. Unlock it in PayPal, then send the payout again.',
  RECEIVER_UNREGISTERED: 'Your email address has no PayPal account yet.',
  RECEIVER_UNCONFIRMED: 'Your email address is not confirmed in PayPal yet.',
  RECEIVER_COUNTRY_NOT_ALLOWED: `PayPal does not pay out in your country. ${changeAccount}`,
  RECEIVER_REFUSED: 'The payout was refused in your PayPal account.',
  RECEIVER_YOUTH_ACCOUNT: `PayPal does not pay out to accounts of minors. ${changeAccount}`,
  CURRENCY_NOT_SUPPORTED_FOR_RECEIVER: `Your PayPal account does not accept US dollars. ${changeAccount}`,
  TRANSACTION_LIMIT_EXCEEDED:
    'Your PayPal account has reached its limit. Raise it in PayPal, then send the payout again.',
}

/**
 * Returns the sentence that a creator reads when a payout did not arrive. A vendor's own words name its internal ids, so
 * they are only logged.
 */
export const stripeProblem = (code: string | null | undefined): string =>
  stripeWords[code ?? ''] ??
  'Stripe could not send the payout. Check your account in Stripe, then send the payout again.'

export const payPalProblem = (name: string | null | undefined): string =>
  payPalWords[name ?? ''] ??
  'PayPal could not send the payout. Check your account in PayPal, then send the payout again.'
