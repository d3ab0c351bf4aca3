import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildZip } from '../testing/archives.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { askOffset, beginArchive, fileAt, sendPart, uploadArchive } from '../testing/uploadArchive.ts'
import { draftsFolder, removeOldDrafts } from './oldDrafts.ts'

const PASSWORD = 'Play-fair-2026'
const archive = buildZip([
  { name: 'art/logo.png', content: 'x'.repeat(5_000) },
  { name: 'readme.txt', content: 'Welcome' },
])
let gateway: Gateway
let company: Browser

beforeAll(async () => {
  gateway = await startGateway()
  company = openBrowser(gateway.url)
  await company.signIn('demostudio', PASSWORD)
}, 60_000)
afterAll(() => gateway?.close())

const drafts = () => readdir(draftsFolder(gateway.services.config.filesDir)).catch(() => [])
const begin = async (bytes = archive.length, name = 'kit.zip'): Promise<string> =>
  (await beginArchive(company, bytes, name)).headers.get('location') ?? ''
const codeOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return body
}

describe('a resumable upload of an archive', () => {
  it('an upload that is resumed continues where it stopped, and the stored file is complete', async () => {
    const place = await begin(archive.length, '../Żółw.zip')
    expect(place).toMatch(/^\/api\/uploads\/archives\/[\da-f-]{36}$/)
    await sendPart(company, place, 0, archive.subarray(0, 100))
    const asked = await askOffset(company, place)
    expect([asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
      '100',
      String(archive.length),
    ])
    expect((await sendPart(company, place, 0, archive)).status).toBe(409)
    await sendPart(company, place, 100, archive.subarray(100))
    const file = await company.send(fileAt(place))
    expect(Buffer.from(await file.arrayBuffer()).equals(archive)).toBe(true)
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('Żółw.zip'))
    expect(await drafts()).toEqual([])
  })

  it('a client without a session can read the protocol version, extensions and maximum size', async () => {
    const visitor = openBrowser(gateway.url)
    const { status, headers } = await visitor.send('/api/uploads/archives', { method: 'OPTIONS' })
    expect(status).toBe(204)
    expect(headers.get('tus-version')).toBe('1.0.0')
    expect(headers.get('tus-extension')).toContain('creation')
    expect(headers.get('tus-max-size')).toBe(String(2 * 1024 ** 3))
  })

  it('if the response to a finished upload is lost, the client can ask again and gets the result', async () => {
    const place = await begin()
    await sendPart(company, place, 0, archive)
    const asked = await askOffset(company, place)
    expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, String(archive.length)])
  })

  it('if an upload is interrupted after its last byte arrived, the next request completes the upload', async () => {
    const keep = vi.spyOn(gateway.services.files, 'keep').mockRejectedValueOnce(new Error('ended'))
    const place = await begin()
    expect((await sendPart(company, place, 0, archive)).status).toBe(500)
    keep.mockRestore()
    expect((await company.send(fileAt(place))).status).toBe(404)
    const both = await Promise.all([askOffset(company, place), askOffset(company, place)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await company.send(fileAt(place))).status).toBe(200)
  })

  it('an upload with a forbidden file is refused and deleted, and the error message names the file', async () => {
    const { response, url } = await uploadArchive(company, buildZip([{ name: 'art/setup.exe' }]))
    expect([response.status, await codeOf(response)]).toEqual([
      400,
      {
        message: '“art/setup.exe” cannot be in the archive: programs and scripts are not allowed',
        extensions: { code: 'archive-unsafe' },
      },
    ])
    expect((await company.send(url)).status).toBe(404)
    expect(await drafts()).toEqual([])
  })

  it('an upload that is not an archive is refused after its first part', async () => {
    const place = await begin(10_000)
    await sendPart(company, place, 0, Buffer.alloc(4_000, '<html>'))
    const response = await sendPart(company, place, 4_000, Buffer.alloc(4_000))
    expect(await codeOf(response)).toMatchObject({ extensions: { code: 'archive-type' } })
    expect((await askOffset(company, place)).status).toBe(404)
  })

  it('an upload of more than 2 GB is refused before its first byte', async () => {
    const response = await beginArchive(company, 2 ** 31 + 1, 'kit.zip')
    expect([response.status, await codeOf(response)]).toMatchObject([
      413,
      { message: 'Assets can be up to 2 GB', extensions: { code: 'archive-too-large' } },
    ])
  })

  it("only company members can start an upload, and only from Questboard's own pages", async () => {
    const creator = openBrowser(gateway.url)
    await creator.signIn('democreator', PASSWORD)
    const visitor = openBrowser(gateway.url)
    expect((await beginArchive(creator, 10, 'a.zip')).status).toBe(403)
    expect((await beginArchive(visitor, 10, 'a.zip')).status).toBe(401)
    const elsewhere = await company.send('/api/uploads/archives', {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '10', origin: 'https://elsewhere.example' },
    })
    expect(elsewhere.status).toBe(403)
    expect(await drafts()).toEqual([])
  })

  it('another person cannot continue an upload or read its progress', async () => {
    const place = await begin()
    const visitor = openBrowser(gateway.url)
    expect((await sendPart(visitor, place, 0, archive)).status).toBe(401)
    const note = join(draftsFolder(gateway.services.config.filesDir), `${place.split('/').at(-1)}.json`)
    await writeFile(note, JSON.stringify({ id: place.split('/').at(-1), size: 10, metadata: { owner: 'x' } }))
    expect((await sendPart(company, place, 0, archive)).status).toBe(404)
    expect((await askOffset(company, place)).status).toBe(404)
    await company.send(place, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
    expect(await drafts()).toHaveLength(2)
  })

  it('an upload can be canceled by its sender, and is deleted after a day without data', async () => {
    const { filesDir } = gateway.services.config
    await Promise.all((await drafts()).map((name) => utimes(join(draftsFolder(filesDir), name), 0, 0)))
    const [left, given, recent] = [await begin(), await begin(), await begin()]
    await sendPart(company, left, 0, archive.subarray(0, 10))
    await company.send(given, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
    const name = (place: string) => place.split('/').at(-1) ?? ''
    for (const file of [name(left), `${name(left)}.json`, `${name(recent)}.json`])
      await utimes(join(draftsFolder(filesDir), file), 0, 0)
    await removeOldDrafts(filesDir)
    expect((await drafts()).sort()).toEqual([name(recent), `${name(recent)}.json`])
  })
})
