import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceLostRuns, noteAnnouncedRuns, noteLostRuns, temporalFile } from './lostRuns.ts'

/** Nobody listens there: whoever wants to announce something fails. */
const nowhere = 'postgres://nobody@127.0.0.1:1/none'
let folder = ''

/** restore.test.ts sees to the announcing itself. */
const wantsToAnnounce = () =>
  announceLostRuns(folder, nowhere).then(
    () => false,
    () => true,
  )

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questboard-lost-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe("before Temporal's server is started", () => {
  it('nothing is lost on a first start, nor while its database is there', async () => {
    noteLostRuns(folder)
    expect(await wantsToAnnounce()).toBe(false)
    writeFileSync(join(folder, 'filled'), '')
    writeFileSync(temporalFile(folder), '')
    noteLostRuns(folder)
    expect(await wantsToAnnounce()).toBe(false)
  })

  it('the runs of a filled copy without that database are lost until they were announced', async () => {
    writeFileSync(join(folder, 'filled'), '')
    noteLostRuns(folder)
    writeFileSync(temporalFile(folder), '')
    noteLostRuns(folder)
    expect(await wantsToAnnounce()).toBe(true)
    // Postgres was away: it is asked again.
    expect(await wantsToAnnounce()).toBe(true)
  })

  it('a restore has announced them already, once', async () => {
    writeFileSync(join(folder, 'filled'), '')
    noteAnnouncedRuns(folder)
    noteLostRuns(folder)
    expect(await wantsToAnnounce()).toBe(false)
    noteLostRuns(folder)
    expect(await wantsToAnnounce()).toBe(true)
  })
})
