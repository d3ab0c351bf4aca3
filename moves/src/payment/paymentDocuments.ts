import type { Database } from '@questboard/database'

/** The invoice with everything that its document shows. Null if it does not exist or belongs to another company. */
export const readInvoice = async (database: Database, id: string, companyId?: string) => {
  const invoice = await database
    .selectFrom('invoice')
    .leftJoin('payment', 'payment.id', 'invoice.payment_id')
    .select(['invoice.number', 'invoice.status', 'invoice.total_cents', 'invoice.billed_to'])
    .select(['invoice.sold_by', 'invoice.tax_treatment', 'invoice.tax_basis_points', 'invoice.tax_cents'])
    .select(['invoice.issued_at', 'payment.succeeded_at', 'invoice.payment_id', 'invoice.company_id'])
    .where('invoice.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('invoice.company_id', '=', companyId ?? ''))
    .executeTakeFirst()
  if (!invoice) return null
  const lines = await database
    .selectFrom('invoice_line')
    .select(['description', 'amount_cents'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute()
  const notes = await database
    .selectFrom('credit_note')
    .select(['number', 'total_cents', 'issued_at'])
    .where('invoice_id', '=', id)
    .orderBy('issued_at')
    .orderBy('number')
    .execute()
  const runs = await database
    .selectFrom('quest_run')
    .select('fee_cents')
    .where('payment_id', '=', invoice.payment_id)
    .execute()
  return {
    ...invoice,
    lines,
    notes,
    feeCents: runs.reduce((sum, { fee_cents }) => sum + (fee_cents ?? 0), 0),
  }
}

/** The credit note with everything that its document shows. Null if it does not exist or belongs to another company. */
export const readCreditNote = async (database: Database, id: string, companyId?: string) =>
  (await database
    .selectFrom('credit_note as note')
    .innerJoin('invoice', 'invoice.id', 'note.invoice_id')
    .select([
      'note.number',
      'note.total_cents',
      'note.tax_cents',
      'note.reason',
      'note.issued_at',
      'note.company_id',
    ])
    .select(['invoice.billed_to', 'invoice.sold_by', 'invoice.tax_treatment', 'invoice.tax_basis_points'])
    .select(['invoice.number as invoice_number', 'invoice.issued_at as invoice_issued_at'])
    .where('note.id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('note.company_id', '=', companyId ?? ''))
    .executeTakeFirst()) ?? null
