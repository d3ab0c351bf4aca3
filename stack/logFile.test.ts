import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openLog } from './logFile.ts'

let folder = ''
let path = ''
const troubles: string[] = []
const onTrouble = (words: string) => troubles.push(words)
const read = (suffix = '') => readFileSync(`${path}${suffix}`, 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-logs-'))
  path = join(folder, 'logs', 'talker.log')
  troubles.length = 0
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('writing a log file', () => {
  it('a large log is rotated while its program runs, and one previous file is kept', () => {
    const log = openLog(path, { limit: 10, onTrouble })
    for (const line of ['first line\n', 'second line\n', 'third\n']) log.write(line)
    expect([read(), read('.1')]).toEqual(['third\n', 'first line\nsecond line\n'])
    for (const line of ['the fourth\n', 'the fifth\n']) log.write(line)
    expect(read('.1')).toBe('third\nthe fourth\nthe fifth\n')
    expect(read()).toBe('')
    expect(troubles).toEqual([])
  })

  it('a line of a log is never split between two files', () => {
    const log = openLog(path, { limit: 10, onTrouble })
    for (const chunk of ['a long line', ' goes on', ' and ends\nthe next ', 'begins\n']) log.write(chunk)
    expect([read(), read('.1')]).toEqual(['the next begins\n', 'a long line goes on and ends\n'])
  })

  it('a log file continues after the last line of the previous start', () => {
    openLog(path, { onTrouble }).end('before\n')
    openLog(path, { onTrouble }).end('after\n')
    expect(read()).toBe('before\nafter\n')
  })

  it('a log file that misses lines because the disk is full is reported once, and continues when there is space', () => {
    mkdirSync(dirname(path))
    symlinkSync('/dev/full', path)
    const log = openLog(path, { onTrouble })
    for (const line of ['one\n', 'two\n']) log.write(line)
    expect(troubles).toEqual([expect.stringMatching(/^ENOSPC/)])
    rmSync(path)
    log.write('three\n')
    expect(read()).toBe('three\n')
    expect(troubles).toHaveLength(1)
  })

  it('the folder of a log file is created again if it was deleted', () => {
    const log = openLog(path, { limit: 15, onTrouble })
    log.write('one\n')
    rmSync(dirname(path), { recursive: true })
    for (const line of ['lost without a word\n', 'lost with one\n', 'kept\n']) log.write(line)
    expect(read()).toBe('kept\n')
    expect(troubles).toEqual([expect.stringMatching(/^ENOENT/)])
  })
})
