import { appendFileSync, closeSync, fstatSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { Writable } from 'node:stream'
import { sayWhy } from './fault.ts'
import { printableBytes } from './printable.ts'

const lineEnd = 0x0a

type Options = {
  /** In bytes; what is kept of one program is twice this at most, and a line. */
  limit?: number
  /** Called when it cannot be written any more, and not again before it could. */
  onTrouble: (words: string) => void
}

/**
 * The log of a program that may run for months: grown big, it is kept beside as `.1` in place of the last one, and begun anew.
 * A disk that is full costs the lines of that time, never the program that writes them.
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

  /** A line stays in one file. */
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
      // Opened anew at the next line: its folder may be gone, or its disk another one.
      close()
    }
  }

  // There from the start, for whoever follows it.
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
