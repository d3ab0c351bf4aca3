import type { Letter } from '@questboard/providers/mail'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createDocumentActivities } from './documents.ts'

let scratch: Scratch
let activities: ReturnType<typeof createDocumentActivities>
const sent: { to: string; letter: Letter; id: string | undefined }[] = []

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  activities = createDocumentActivities({
    database: scratch.database,
    mailer: {
      send: async (to, letter, id) => void sent.push({ to, letter, id }),
      verify: async () => undefined,
      close: () => undefined,
    },
    publicUrl: 'https://questboard.example',
  })
  await scratch.run(`insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
    select id, 'Northlight AB', 'Storgatan', '7', '111 22', 'Stockholm', 'SE' from company where id = '${market.company}' on conflict do nothing;
    insert into company_settings (company_id, email, billing_email) values ('${market.company}', 'hello@north.example', 'bills@north.example')
      on conflict (company_id) do update set billing_email = excluded.billing_email`)
}, 180_000)
afterAll(() => scratch?.drop())

const invoice = async () => {
  const [row] = await scratch.run(
    `insert into invoice (company_id, total_cents) values ('${market.company}', 123450) returning id, number`,
  )
  return { id: String(row?.id), number: String(row?.number) }
}

it('an invoice is mailed to the billing address as a PDF, and a repeated mail has the same Message-ID', async () => {
  const { id, number } = await invoice()
  await activities.mailInvoice(id)
  await activities.mailInvoice(id)
  expect(sent).toMatchObject([
    { to: 'bills@north.example', id: `document-${number}`, letter: { subject: `Your invoice ${number}` } },
    { id: `document-${number}` },
  ])
  const letter = sent[0]?.letter
  expect(letter?.paragraphs).toEqual([
    `Invoice ${number} of $1,234.50 is attached. It is paid, so you don’t need to do anything.`,
  ])
  const [file] = letter?.attachments ?? []
  expect(file).toMatchObject({ name: `${number}.pdf`, type: 'application/pdf' })
  expect(file?.content.subarray(0, 5).toString()).toBe('%PDF-')
})

it('a credit note is mailed to the billing address as a PDF', async () => {
  const { id } = await invoice()
  // The test inserts the refund directly, because refunds have their own tests.
  await scratch.run(`begin; set local session_replication_role = replica;
    insert into credit_note (invoice_id, company_id, total_cents, tax_cents, reason)
      values ('${id}', '${market.company}', 5000, 0, 'Not delivered: Journey with Mira'); commit`)
  const [row] = await scratch.run('select id, number from credit_note')
  await activities.mailCreditNote(String(row?.id))
  expect(sent.at(-1)).toMatchObject({
    to: 'bills@north.example',
    letter: {
      subject: `Your credit note ${row?.number}`,
      paragraphs: [`Credit note ${row?.number} of $50.00 is attached. We refund the card that was charged.`],
      attachments: [{ name: `${row?.number}.pdf` }],
    },
  })
})
