import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { sayWhy } from './fault.ts'
import { printableBytes } from './printable.ts'

const lineEnd = 0x0a

type Options = {
  /** The maximum size in bytes. Each program has two log files, and each can exceed this size by one line. */
  limit?: number
  /** Called when writing fails, but only once until a later write has worked. */
  onTrouble: (words: string) => void
}

/**
 * A log for programs that run for months. A large log is renamed to `.1`, which replaces the previous one. If the
 * disk is full, lines are lost but the program continues.
 */
export function openLog(path: string, { limit = 10 * 1024 * 1024, onTrouble }: Options): Writable {
  let file: number | undefined
  let size = 0
  let isTroubled = false

  function close(): void {
    if (file !== undefined) closeSync(file)
    file = undefined
    size = 0
  }

  function append(chunk: Buffer): void {
    if (file === undefined) {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      file = openSync(path, 'a', 0o600)
      size = fstatSync(file).size
    }
    appendFileSync(file, chunk)
    size += chunk.length
  }

  /** Writes only whole lines to each file. */
  function write(chunk: Buffer): void {
    const end = size < limit ? 0 : chunk.indexOf(lineEnd) + 1
    append(end === 0 ? chunk : chunk.subarray(0, end))
    if (end === 0) return
    close()
    renameSync(path, `${path}.1`)
    append(chunk.subarray(end))
  }

  function attempt(work: () => void): void {
    try {
      work()
      isTroubled = false
    } catch (error) {
      if (!isTroubled) onTrouble(sayWhy(error))
      isTroubled = true
      // Closes the log. It is opened again for the next line, because its folder or disk can have changed.
      close()
    }
  }

  // Creates the file immediately, for programs that follow it.
  attempt(() => append(Buffer.alloc(0)))
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      attempt(() => write(printableBytes(chunk)))
      done()
    },
    final(done) {
      close()
      done()
    },
  })
}
