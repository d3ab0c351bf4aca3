import { generateKeyPairSync } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** PayPal signs with a certificate of its own; this one lives as long as the process, which also verifies it. */
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const keys = { privateKey, publicKey, checksum: (body: string): number => crc32(body) }
