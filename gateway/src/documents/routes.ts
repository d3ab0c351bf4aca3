import { pipeline } from 'node:stream/promises'
import { hashToken } from '@questboard/database'
import { errors, isoDay } from '@questboard/domain'
import { readCreditNote, readInvoice } from '@questboard/moves'
import { creditNotePaper, drawPaper, invoicePaper, type Paper } from '@questboard/providers/papers'
import { type Request, type Response, Router } from 'express'
import type { Session } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import { earningsCsv, earningsPaper, readEarnings } from './earnings.ts'
import { readPersonalData } from './personal-data/readPersonalData.ts'
import { readSeller } from './readSeller.ts'
import { readStatement, statementCsv, statementName, statementPaper } from './statement.ts'

const DOWNLOADS = { tries: 300, seconds: 60 * 60 }
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const YEAR = /^20\d\d$/

type Document =
  | { readonly name: string; readonly paper: Paper }
  | { readonly name: string; readonly csv: string }
  | { readonly name: string; readonly zip: Buffer }
/** Finds the document. Null if it does not exist or belongs to someone else. */
type Find = (session: Session, key: string, as: string) => Promise<Document | null>

/** True for the newest link that was mailed to this person. A link of someone else opens nothing. */
const isOpenLink = async (
  database: Services['database'],
  userId: string,
  token: string,
): Promise<boolean> => {
  const found = await database
    .selectFrom('verification_token')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('kind', '=', 'personal_data')
    .where('expired_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst()
  return found !== undefined
}

const finders = ({ database }: Services): Readonly<Record<string, Find>> => {
  const ofCompany =
    <Row>(
      read: (id: string, companyId: string) => Promise<Row | null>,
      show: (row: Row, as: string) => Document | Promise<Document>,
    ): Find =>
    async ({ company }, id, as) => {
      const row = company && UUID.test(id) ? await read(id, company.id) : null
      return row && show(row, as)
    }
  return {
    invoices: ofCompany(
      (id, companyId) => readInvoice(database, id, companyId),
      (invoice) => ({ name: invoice.number, paper: invoicePaper(invoice) }),
    ),
    'credit-notes': ofCompany(
      (id, companyId) => readCreditNote(database, id, companyId),
      (note) => ({ name: note.number, paper: creditNotePaper(note) }),
    ),
    statements: ofCompany(
      (id, companyId) => readStatement(database, id, companyId),
      async (statement, as) =>
        as === 'csv'
          ? { name: statementName(statement), csv: statementCsv(statement) }
          : { name: statementName(statement), paper: statementPaper(statement, await readSeller(database)) },
    ),
    earnings: async ({ user }, year, as) => {
      if (user.userType !== 'Creator' || !YEAR.test(year)) return null
      const earnings = await readEarnings(database, user.id, Number(year))
      const name = `earnings-${year}`
      return as === 'csv'
        ? { name, csv: earningsCsv(earnings) }
        : { name, paper: earningsPaper(earnings, await readSeller(database)) }
    },
    'personal-data': async ({ user }, token) =>
      (await isOpenLink(database, user.id, token))
        ? { name: `questboard-data-${isoDay(new Date())}`, zip: await readPersonalData(database, user) }
        : null,
  }
}

const formatOf = (document: Document): readonly [ending: string, type: string] => {
  if ('csv' in document) return ['csv', 'text/csv; charset=utf-8']
  return 'zip' in document ? ['zip', 'application/zip'] : ['pdf', 'application/pdf']
}

const send = async (response: Response, document: Document, log: Services['log']): Promise<void> => {
  const [ending, type] = formatOf(document)
  response.attachment(`${document.name}.${ending}`)
  response.setHeader('Content-Type', type)
  // The document is private to the company or person, so no proxy or browser cache may store it.
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox")
  if ('csv' in document) return void response.send(document.csv)
  if ('zip' in document) return void response.send(document.zip)
  const { content, drawn } = drawPaper(document.paper)
  await Promise.all([pipeline(content, response), drawn]).catch((error: unknown) =>
    log.warn({ err: error }, 'could not finish sending a document'),
  )
}

/**
 * GET /api/documents/{invoices,credit-notes,statements}/<id>[?as=csv] for company members, /earnings/<year>[?as=csv]
 * for creators, and /personal-data/<token> for the owner of the mailed link. Documents are generated on request, because
 * their rows never change or, for personal data, because a stored copy would be one more place to protect.
 */
export const createDocuments = (services: Services): Router => {
  const { sessions, rateLimit, log } = services
  const find = finders(services)
  const router = Router()
  router.get('/:kind/:key', async (request: Request<{ kind: string; key: string }>, response) => {
    const refuse = (status: number, code: keyof typeof errors): void =>
      void response
        .status(status)
        .set('Cache-Control', 'no-store')
        .json({ message: errors[code], extensions: { code } })
    const session = await sessions.ofRequest(request)
    if (!session) return refuse(401, 'not-allowed')
    const { allowed } = await rateLimit.count(`document:${session.user.id}`, DOWNLOADS)
    if (!allowed) return refuse(429, 'too-many-requests')
    const { kind, key } = request.params
    const as = request.query.as === 'csv' ? 'csv' : 'pdf'
    const document = Object.hasOwn(find, kind) ? await find[kind]?.(session, key, as) : null
    if (!document) return refuse(404, 'not-found')
    await send(response, document, log)
  })
  return router
}
