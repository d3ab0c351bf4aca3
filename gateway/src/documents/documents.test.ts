import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const STUDIO = 'd0000000-0000-4000-8000-000000000010'
const PASSWORD = 'Play-fair-2026'
const OTHERS = randomUUID()
let gateway: Gateway
let company: Browser
let creator: Browser

const query = async (text: string, values: readonly unknown[] = []) =>
  (await gateway.services.pool.query<{ id: string }>(text, [...values])).rows[0]?.id ?? ''

beforeAll(async () => {
  gateway = await startGateway()
  company = openBrowser(gateway.url)
  await company.signIn('demostudio', PASSWORD)
  creator = openBrowser(gateway.url)
  await creator.signIn('democreator', PASSWORD)
  await gateway.services.pool.query(`delete from company_billing where company_id = '${STUDIO}';
    insert into company (id, name, type, website) select '${OTHERS}', 'Others', type, website from company limit 1;
    insert into company_billing (company_id, legal_name, tax_id, street_name, street_number, zip_code, city, country)
    select id, 'Żuraw Ґанок Αίγλη 株式会社 한글', 'SE556677889901', 'Storgatan', '7', '111 22', 'Göteborg', 'SE'
      from company where id in ('${STUDIO}', '${OTHERS}')`)
}, 60_000)
afterAll(() => gateway?.close())

const createInvoice = async (
  companyId: string,
  lines: readonly string[],
  cents = 12_345,
): Promise<string> => {
  const total = cents * lines.length
  const paymentId = randomUUID()
  // Inserts the payment directly, because other tests cover payments.
  await gateway.services.pool.query(`begin; set local session_replication_role = replica;
    insert into payment (id, company_id, status, amount_cents, idempotency_key, succeeded_at)
      values ('${paymentId}', '${companyId}', 'succeeded', ${total}, '${paymentId}', now()); commit`)
  const id = await query(
    'insert into invoice (company_id, total_cents, payment_id) values ($1, $2, $3) returning id',
    [companyId, total, paymentId],
  )
  await query(
    `insert into invoice_line (invoice_id, position, description, amount_cents)
     select $1, n, words, $3 from unnest($2::text[]) with ordinality as line (words, n)`,
    [id, lines, cents],
  )
  await query(`update invoice set status = 'paid' where id = $1`, [id])
  return id
}

const read = async (response: Response) => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' '), bytes }
}

describe('downloading an invoice', () => {
  it('an invoice is a PDF with text that can be selected and names in any script', async () => {
    const id = await createInvoice(STUDIO, ['Journey with 漢字 Dvořák', 'Emberfall with Пламя'])
    const response = await company.send(`/api/documents/invoices/${id}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="?QB-\d{6}\.pdf"?$/),
    })
    const { text, bytes } = await read(response)
    for (const words of [
      'Żuraw Ґанок Αίγλη 株式会社 한글',
      'Tax number SE556677889901',
      'Journey with 漢字 Dvořák',
      'Emberfall with Пламя',
      'Questboard AB',
      'Questboard AB Kungsgatan 12 111 43 Stockholm Sweden Tax number SE559000000101',
      'Total without tax $197.52',
      'VAT 25% (included) $49.38',
      'Total $246.90',
    ])
      expect(text).toContain(words)
    // If a font is not embedded in the PDF, another font replaces it or its text is missing.
    const source = Buffer.from(bytes).toString('latin1')
    expect(source).toContain('/FontFile2')
    expect(source).not.toContain('/BaseFont /Helvetica')
  })

  it('an invoice to another EU country with a VAT number says that the buyer pays the tax', async () => {
    const change = (to: string) =>
      gateway.services.pool.query(
        `update company_billing set country = '${to}', tax_id = '${to}556677889901' where company_id = '${STUDIO}'`,
      )
    await change('DE')
    const german = await createInvoice(STUDIO, ['Journey with Mira'])
    await change('US')
    const american = await createInvoice(STUDIO, ['Journey with Mira'])
    await change('SE')
    const textOf = async (id: string) =>
      (await read(await company.send(`/api/documents/invoices/${id}`))).text
    const text = await textOf(german)
    expect(text).toContain('VAT 0% (included) $0.00')
    expect(text).toContain('Reverse charge: the recipient accounts for the VAT')
    expect(await textOf(american)).toContain('Outside the scope of VAT')
  })

  it('an invoice with a hundred lines has several pages and loses no line', async () => {
    const lines = Array.from({ length: 100 }, (_, n) => `Journey number ${n + 1} with Mira`)
    const id = await createInvoice(STUDIO, lines)
    const { text, pages } = await read(await company.send(`/api/documents/invoices/${id}`))
    expect(pages).toBeGreaterThan(2)
    for (const line of lines) expect(text).toContain(`${line} $123.45`)
    expect(text).toContain(`Page ${pages}`)
  })

  it('only members of the company can read its invoice; all others get the error that it does not exist', async () => {
    const id = await createInvoice(OTHERS, ['Journey'])
    for (const visitor of [company, creator])
      expect((await visitor.send(`/api/documents/invoices/${id}`)).status).toBe(404)
    const own = await createInvoice(STUDIO, ['Journey'])
    const refused = await openBrowser(gateway.url).send(`/api/documents/invoices/${own}`)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect((await company.send(`/api/documents/invoices/${own}`)).status).toBe(200)
    for (const path of ['invoices/1', 'constructor/1', `receipts/${own}`, 'earnings/2026'])
      expect((await company.send(`/api/documents/${path}`)).status).toBe(404)
  })

  it('a refunded invoice has a credit note', async () => {
    const id = await createInvoice(STUDIO, ['Journey with Mira'], 50_000)
    const note = await query(
      `insert into credit_note (invoice_id, total_cents, reason) values ($1, 20000, 'Not delivered: Journey with Mira') returning id`,
      [id],
    )
    const { text } = await read(await company.send(`/api/documents/credit-notes/${note}`))
    expect(text).toContain('Not delivered: Journey with Mira -$200.00')
    expect(text).toContain('VAT 25% (included) -$40.00')
    expect((await read(await company.send(`/api/documents/invoices/${id}`))).text).toMatch(
      /Credit note QC-\d+ of .+ takes back \$200\.00 of this invoice\./,
    )
    expect((await creator.send(`/api/documents/credit-notes/${note}`)).status).toBe(404)
  })
})

describe("downloading a company's statement", () => {
  it("a company's statement is a PDF, and a CSV file whose formulas cannot run", async () => {
    const month = '2026-03-01'
    await gateway.services.pool.query(`with moved as (insert into ledger_transfer (idempotency_key, kind, description, created_at)
        values ('documents', 'adjustment', '=HYPERLINK("x"), by us', '2026-03-09T10:00:00Z') returning id)
      insert into ledger_entry (transfer_id, account_id, amount_cents, created_at)
      select id, ledger_account_for('company', '${STUDIO}'), 50000, '2026-03-09T10:00:00Z'::timestamptz from moved union all
      select id, ledger_account_for('vendor', null, 'stripe'), -50000, '2026-03-09T10:00:00Z' from moved`)
    const id = await query(
      `insert into statement (company_id, month, opening_cents, paid_cents, spent_cents, returned_cents, closing_cents)
       values ($1, $2, 1000, 0, 0, 50000, 51000) on conflict (company_id, month) do update set opening_cents = 1000, paid_cents = 0,
         spent_cents = 0, returned_cents = 50000, refunded_cents = 0, closing_cents = 51000 returning id`,
      [STUDIO, month],
    )
    const { text } = await read(await company.send(`/api/documents/statements/${id}`))
    expect(text).toContain('March 2026')
    expect(text).toContain('$500.00 $510.00')
    expect(text).toContain('After $510.00')
    const csv = await company.send(`/api/documents/statements/${id}?as=csv`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('content-disposition')).toContain('statement-2026-03.csv')
    expect((await csv.text()).split('\r\n').slice(1, 2)).toEqual([
      `2026-03-09T10:00:00.000Z,"Corrected by our team: =HYPERLINK(""x""), by us",,500.00,510.00`,
    ])
    expect((await creator.send(`/api/documents/statements/${id}`)).status).toBe(404)
  })
})

describe("downloading a creator's yearly statement", () => {
  it('only the creator can read their yearly statement, as a PDF or CSV', async () => {
    const { text } = await read(await creator.send('/api/documents/earnings/2026'))
    expect(text).toContain('Earnings')
    expect(await (await creator.send('/api/documents/earnings/2026?as=csv')).text()).toContain(
      'Received (USD)',
    )
    expect((await creator.send('/api/documents/earnings/1')).status).toBe(404)
  })
})
