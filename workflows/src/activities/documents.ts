import { formatExactMoney } from '@questboard/domain'
import { readCreditNote, readInvoice } from '@questboard/moves'
import { documentLetter } from '@questboard/providers/mail'
import { creditNotePaper, invoicePaper, type Paper, paperFile } from '@questboard/providers/papers'
import type { Dependencies } from './dependencies.ts'

type Needs = Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>
type Document = { readonly number: string; readonly company_id: string; readonly total_cents: number }

const billingOf = ({ database }: Needs, companyId: string) =>
  database
    .selectFrom('company')
    .innerJoin('company_settings as settings', 'settings.company_id', 'company.id')
    .select(['company.name', 'settings.billing_email'])
    .where('company.id', '=', companyId)
    .executeTakeFirst()

const mail = async (
  needs: Needs,
  kind: 'invoice' | 'credit note',
  { number, company_id, total_cents }: Document,
  paper: Paper,
): Promise<void> => {
  const billing = await billingOf(needs, company_id)
  if (!billing) return
  const letter = documentLetter({
    kind,
    number,
    companyName: billing.name,
    amount: formatExactMoney(total_cents),
    url: new URL('/company/settings/invoices', needs.publicUrl).href,
    file: { name: `${number}.pdf`, type: 'application/pdf', content: await paperFile(paper) },
  })
  await needs.mailer.send(billing.billing_email, letter, `document-${number}`)
}

/** Mails to the billing address. The documents are the same as when a member downloads them. */
export const createDocumentActivities = (needs: Needs) => ({
  async mailInvoice(invoiceId: string): Promise<void> {
    const invoice = await readInvoice(needs.database, invoiceId)
    if (invoice) await mail(needs, 'invoice', invoice, invoicePaper(invoice))
  },
  async mailCreditNote(noteId: string): Promise<void> {
    const note = await readCreditNote(needs.database, noteId)
    if (note) await mail(needs, 'credit note', note, creditNotePaper(note))
  },
})
