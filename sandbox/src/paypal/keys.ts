import { generateKeyPairSync } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** PayPal signs with its own certificate. This key pair lives as long as the process, which also verifies the signatures. */
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

export const keys = { privateKey, publicKey, checksum: (body: string): number => crc32(body) }
