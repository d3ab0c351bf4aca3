/**
 * The fastest possible server for one statement per request, with only node:http and pg. Takes `{"name", "values"}`,
 * runs the prepared hand-written statement with that name and sends Postgres' JSON text.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { OPERATIONS } from './operations.ts'

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL_SIZE),
})

const statements = new Map<string, string>(OPERATIONS.map(({ key, sql }) => [key, sql]))

type Call = { readonly name: string; readonly values: unknown[] }

const answer = async (body: string): Promise<string> => {
  const { name, values }: Call = JSON.parse(body)
  const text = statements.get(name)
  if (text === undefined) throw new Error(`no statement ${name}`)
  const result = await pool.query<{ data: string }>({ name, text, values })
  return `{"data":${result.rows[0]?.data ?? 'null'}}`
}

const send = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

const handle = (request: IncomingMessage, response: ServerResponse): void => {
  if (request.method === 'GET') {
    send(response, 200, 'OK')
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    answer(Buffer.concat(chunks).toString()).then(
      (text) => send(response, 200, text),
      (error: Error) => send(response, 500, JSON.stringify({ errors: [{ message: error.message }] })),
    )
  })
}

createServer(handle).listen(Number(process.env.PORT), '127.0.0.1')
