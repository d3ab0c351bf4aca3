/** Backups are encrypted with age. They can be opened with a passphrase or an identity (age's private key). */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Settings } from './env.ts'
import { Fault, hasCode, sayWhy } from './fault.ts'

type Through = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
type KeySettings = Pick<Settings, 'BACKUP_PASSPHRASE' | 'BACKUP_RECIPIENT' | 'BACKUP_IDENTITY'>

/** Asks a question without showing the typed text. Returns undefined if there is no terminal. */
async function askAtTerminal(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  process.stdout.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  terminal.once('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  const answer = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return answer
}

export const isSealedName = (file: string): boolean => file.endsWith('.age')

/** The encryption for a backup with this file name. Undefined if the name does not require encryption. */
export async function sealFor(file: string, settings: KeySettings): Promise<Through | undefined> {
  const { BACKUP_PASSPHRASE, BACKUP_RECIPIENT } = settings
  if (!isSealedName(file)) {
    if (BACKUP_PASSPHRASE === undefined && BACKUP_RECIPIENT === undefined) return undefined
    throw new Fault(
      `BACKUP_PASSPHRASE or BACKUP_RECIPIENT is set, but ${file} would not be encrypted. Name the file ${file}.age, or unset these settings.`,
    )
  }
  const encrypter = new Encrypter()
  if (BACKUP_RECIPIENT === undefined) encrypter.setPassphrase(BACKUP_PASSPHRASE ?? (await newPassphrase()))
  else addRecipient(encrypter, BACKUP_RECIPIENT)
  return (source) => flow(() => encrypter.encrypt(ReadableStream.from(source)))
}

async function* flow(open: () => Promise<ReadableStream<Uint8Array>>): AsyncIterable<Uint8Array> {
  yield* await open()
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new Fault(
      'BACKUP_RECIPIENT must be an age public key, which begins with age1. `age-keygen` creates one.',
    )
  }
}

async function newPassphrase(): Promise<string> {
  const first = await askAtTerminal('Choose a passphrase for this backup: ')
  if (first === undefined || first === '') {
    throw new Fault(
      'An encrypted backup needs BACKUP_PASSPHRASE, BACKUP_RECIPIENT, or a terminal in which you can type a passphrase.',
    )
  }
  if ((await askAtTerminal('Repeat the passphrase: ')) !== first)
    throw new Fault('The passphrases differ. Nothing was backed up.')
  return first
}

/**
 * Reads the start of the file. It states in plain text, in age's format, whether a passphrase or an identity opens the
 * file.
 */
function headerOf(file: string): string {
  const descriptor = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(4096)
    return bytes.toString('latin1', 0, readSync(descriptor, bytes))
  } finally {
    closeSync(descriptor)
  }
}

/** The decryption of this archive. Undefined if the archive is not encrypted, whatever its name. */
export async function unsealFor(file: string, settings: KeySettings): Promise<Through | undefined> {
  const header = headerOf(file)
  if (!header.startsWith('age-encryption.org/')) return undefined
  const byPassphrase = header.includes('\n-> scrypt ')
  const decrypter = new Decrypter()
  if (byPassphrase) decrypter.addPassphrase(await knownPassphrase(file, settings))
  else for (const identity of readIdentities(file, settings)) decrypter.addIdentity(identity)
  const wrong = byPassphrase
    ? `The passphrase does not open ${file}. Use the one that the backup was made with.`
    : `BACKUP_IDENTITY does not open ${file}, which was encrypted for another recipient.`
  return (source) =>
    flow(() =>
      decrypter.decrypt(ReadableStream.from(source)).catch((error: unknown) => {
        throw /no identity matched/i.test(sayWhy(error)) ? new Fault(wrong) : error
      }),
    )
}

async function knownPassphrase(file: string, { BACKUP_PASSPHRASE }: KeySettings): Promise<string> {
  const passphrase = BACKUP_PASSPHRASE ?? (await askAtTerminal(`Passphrase of ${file}: `))
  if (passphrase) return passphrase
  throw new Fault(
    `${file} is encrypted with a passphrase. Set BACKUP_PASSPHRASE, or restore in a terminal, where you can type it.`,
  )
}

function readIdentities(file: string, { BACKUP_IDENTITY }: KeySettings): string[] {
  if (BACKUP_IDENTITY === undefined) {
    throw new Fault(
      `${file} is encrypted for a recipient. Set BACKUP_IDENTITY to the file of its identity (from age-keygen).`,
    )
  }
  try {
    const lines = readFileSync(BACKUP_IDENTITY, 'utf8').split('\n')
    const found = lines.map((line) => line.trim()).filter((line) => line.startsWith('AGE-SECRET-KEY-'))
    if (found.length > 0) return found
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  throw new Fault(`The file in BACKUP_IDENTITY (${BACKUP_IDENTITY}) has no AGE-SECRET-KEY-….`)
}
