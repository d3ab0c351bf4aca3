import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchTree } from './watchTree.ts'

let folder = ''
let changes = 0
let stop = () => {}
const inside = (...path: string[]) => join(folder, ...path)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-watch-'))
  mkdirSync(inside('deep', 'deeper'), { recursive: true })
  mkdirSync(inside('node_modules'))
  writeFileSync(inside('deep', 'deeper', 'one.ts'), '1')
  changes = 0
  stop = watchTree(
    folder,
    (file) => !file.includes('node_modules'),
    () => {
      changes += 1
    },
  )
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true, force: true })
})

async function noticed(change: () => void): Promise<boolean> {
  await sleep(50)
  const before = changes
  change()
  for (const limit = Date.now() + 2000; changes === before && Date.now() < limit; ) await sleep(10)
  return changes > before
}

const write = (...path: string[]) => writeFileSync(inside(...path), String(Math.random()))
const replace = (...path: string[]) => {
  write('draft')
  renameSync(inside('draft'), inside(...path))
}

it('a file that is replaced and later changed is still watched', async () => {
  expect(await noticed(() => write('deep', 'deeper', 'one.ts'))).toBe(true)
  expect(await noticed(() => replace('deep', 'deeper', 'one.ts'))).toBe(true)
  expect(await noticed(() => write('deep', 'deeper', 'one.ts'))).toBe(true)
  expect(await noticed(() => replace('deep', 'deeper', 'one.ts'))).toBe(true)
})

it('a new folder is watched with all of its files', async () => {
  const whole = () => {
    mkdirSync(inside('new', 'newer'), { recursive: true })
    write('new', 'newer', 'two.ts')
  }
  expect(await noticed(whole)).toBe(true)
  expect(await noticed(() => write('new', 'newer', 'two.ts'))).toBe(true)
})

it('a folder that is removed and created again is watched', async () => {
  expect(await noticed(() => rmSync(inside('deep'), { recursive: true }))).toBe(true)
  mkdirSync(inside('deep'))
  expect(await noticed(() => write('deep', 'three.ts'))).toBe(true)
  expect(await noticed(() => write('deep', 'three.ts'))).toBe(true)
})

it('files that need no watching, such as those in node_modules, are ignored', async () => {
  await sleep(50)
  write('node_modules', 'x.js')
  await sleep(200)
  expect(changes).toBe(0)
})
