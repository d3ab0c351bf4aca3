import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const PARAMETERS: Parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const HASH_BYTES = 32
const SALT_BYTES = 16

/** Node has four threads for hashing, files and compression. Sign-ins use at most two of these threads. */
const AT_ONCE = 2
const waiting: (() => void)[] = []
let underWay = 0

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (underWay < AT_ONCE) underWay += 1
  else await new Promise<void>((begin) => waiting.push(begin))
  try {
    return await work()
  } finally {
    // Lets the next waiting password be hashed.
    const next = waiting.shift()
    if (next) next()
    else underWay -= 1
  }
}

const derive = (password: string, salt: Buffer, parameters: Parameters, length: number): Promise<Buffer> =>
  inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          { message: password.normalize('NFKC'), nonce: salt, tagLength: length, ...parameters },
          (error, hash) => (error ? reject(error) : resolve(hash)),
        )
      }),
  )

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, PARAMETERS, HASH_BYTES)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** A hash that matches no password. Comparing with it takes as long as with a real hash. */
const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${encode(Buffer.alloc(SALT_BYTES))}$${encode(Buffer.alloc(HASH_BYTES))}`

/** Takes the same time with or without a stored hash, so that the timing does not reveal whether an account exists. */
export const verifyPassword = async (password: string, storedHash: string | null): Promise<boolean> => {
  const [, memory = '', passes = '', parallelism = '', salt = '', hash = ''] =
    PHC.exec(storedHash ?? NOBODY) ?? []
  if (!hash) throw new Error('a stored password is not an argon2id hash')
  const expected = Buffer.from(hash, 'base64')
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await derive(password, Buffer.from(salt, 'base64'), parameters, expected.length)
  return timingSafeEqual(actual, expected) && storedHash !== null
}
