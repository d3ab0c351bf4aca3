/** Completes payments that are open at the card provider: first in the ledger, then in their status. */
export const arrive = (which = 'true'): string => `
  SELECT ledger_post('payment/' || id, 'payment', '', jsonb_build_array(
      jsonb_build_object('account_id', ledger_account_for('vendor', NULL, vendor), 'amount_cents', -amount_cents),
      jsonb_build_object('account_id', ledger_account_for('company', company_id), 'amount_cents', amount_cents)),
      jsonb_build_object('payment_id', id))
    FROM payment WHERE ${which};
  UPDATE payment SET status = 'succeeded', succeeded_at = now() WHERE ${which}`
