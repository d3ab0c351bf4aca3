import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Reply } from './reply.ts'

export type Encoded = Omit<Reply, 'body'> & { readonly body: string | Buffer }

/** Compression does not make responses below this size faster. */
const smallestBytes = 700
/** For responses above this size, better compression is worth the extra time. */
const thoroughBytes = 20_000

const compress = promisify(gzip)

type Wanted = { readonly gzip: boolean; readonly identity: boolean }

/** Ignores weights other than 0, and does not compress if the client names no encoding. Hasura does the same. */
function wanted(acceptEncoding: string): Wanted {
  const values = acceptEncoding.split(',').map((value) => value.trim())
  const named = (name: string) => values.some((value) => value.startsWith(name))
  const refused = (name: string) => values.includes(`${name};q=0`)
  return {
    gzip: named('gzip') && !refused('gzip'),
    identity: !refused('identity') && (!refused('*') || named('identity')),
  }
}

export function encoded(reply: Reply, acceptEncoding: string | undefined): Encoded | Promise<Encoded> {
  if (acceptEncoding === undefined || reply.status !== 200 || reply.contentType !== undefined) return reply
  const { gzip: takesGzip, identity } = wanted(acceptEncoding)
  const size = Buffer.byteLength(reply.body)
  if (!takesGzip || (identity && size < smallestBytes)) return reply
  return compressed(reply, size > thoroughBytes ? 6 : 1)
}

async function compressed(reply: Reply, level: number): Promise<Encoded> {
  const body = await compress(reply.body, { level })
  return { ...reply, body, headers: { ...reply.headers, 'content-encoding': 'gzip' } }
}
