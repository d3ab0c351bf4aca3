import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildZip } from '../testing/archives.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { uploadArchive } from '../testing/uploadArchive.ts'
import { sniff } from './sniff.ts'

let gateway: Gateway
let browser: Browser

beforeAll(async () => {
  gateway = await startGateway()
  browser = openBrowser(gateway.url)
  await browser.signIn('demostudio', 'Play-fair-2026')
}, 60_000)
afterAll(() => gateway?.close())

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

const buildPng = (width: number, height: number): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const upload = (body: Buffer, name = 'a.png', who = browser) =>
  who.send(`/api/uploads/image?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(body),
  })

describe('uploading and downloading files', () => {
  it('everyone can see an uploaded image, and it has its real content type', async () => {
    const png = buildPng(120, 160)
    const response = await upload(png, '../../../etc/poster.png')
    expect(response.status).toBe(201)
    const stored: unknown = await response.json()
    expect(stored).toMatchObject({
      type: 'image/png',
      width: 120,
      height: 160,
      name: 'poster.png',
      bytes: png.length,
    })
    const { url } = stored as { url: string }
    const shown = await fetch(new URL(url, gateway.url))
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['an HTML page with another file name', Buffer.from('<html><script>alert(1)</script>')],
    [
      'an SVG image with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])],
    ['nothing', Buffer.alloc(0)],
    ['an image signature without an image', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['an archive', buildZip([{ name: 'readme.txt' }])],
  ])('%s is refused as an image, whatever its name', async (_, body) => {
    const response = await upload(body, 'innocent.png')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ extensions: { code: 'image-type' } })
  })

  it.each([
    [
      'a picture followed by an HTML page',
      Buffer.concat([buildPng(8, 8), Buffer.from('<script>alert(1)</script>')]),
      'png',
    ],
    [
      'a picture that is also a script',
      Buffer.from('GIF89a\u0008\u0000\u0008\u0000=1;alert(1)', 'latin1'),
      'gif',
    ],
  ])('%s is stored and shown only as an image', async (_, body, extension) => {
    const response = await upload(body, 'page.html')
    const { url } = (await response.json()) as { url: string }
    const shown = await fetch(new URL(url, gateway.url))
    expect(await shown.text()).not.toContain('<script>')
    expect(shown.headers.get('content-type')).toBe(`image/${extension}`)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  it('an uploaded image does not reveal where it was taken', async () => {
    const png = buildPng(8, 8)
    const end = png.length - 12
    const note = chunk('tEXt', Buffer.from('Location\0Visby'))
    const noted = Buffer.concat([png.subarray(0, end), note, png.subarray(end)])
    const stored: unknown = await (await upload(noted)).json()
    expect(stored).toMatchObject({ bytes: png.length })
    const { url } = stored as { url: string }
    const shown = await fetch(new URL(url, gateway.url))
    expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true)
  })

  it('the size of an upload is measured, and the size in its header is ignored', async () => {
    const bomb = buildPng(60_000, 60_000)
    expect(await (await upload(bomb)).json()).toMatchObject({
      extensions: { code: 'image-dimensions' },
    })
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024))
      },
    })
    // An endless upload without a length header is cut off and deleted.
    const endless = await browser
      .send('/api/uploads/image', { method: 'POST', body: stream, duplex: 'half' })
      .then((response) => response.status)
      .catch(() => 'cut off')
    expect([400, 'cut off']).toContain(endless)
    const { filesDir } = gateway.services.config
    await expect
      .poll(async () => (await readdir(filesDir)).filter((name) => name.endsWith('.part')))
      .toEqual([])
  })

  it('a full disk makes uploads unavailable, and they work again once there is space', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const keep = vi.spyOn(gateway.services.files, 'keep').mockRejectedValueOnce(full)
    const refused = await upload(buildPng(12, 16))
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { extensions: { code: 'service-unavailable' } },
    ])
    keep.mockRestore()
    expect((await upload(buildPng(12, 16))).status).toBe(201)
  })

  it('the name of an uploaded file cannot end the quotes in the response header', async () => {
    const name = 'kit".zip\r\nSet-Cookie: planted=1\r\n<script>.zip'
    const { url } = await uploadArchive(browser, buildZip([{ name: 'readme.txt' }]), name)
    const mine = await browser.send(url)
    expect(mine.headers.getSetCookie()).toEqual([])
    expect(mine.headers.get('content-disposition')).toMatch(/^attachment; filename=/)
  })

  it.each([
    ['kit.hta', 'kit.hta.zip'],
    ['kit.rar', 'kit.rar.zip'],
    ['Kit.ZIP', 'Kit.ZIP'],
  ])("an archive's name gets the ending of its real format: %s becomes %s", async (called, kept) => {
    const { url } = await uploadArchive(browser, buildZip([{ name: 'readme.txt' }]), called)
    const mine = await browser.send(url)
    expect(mine.headers.get('content-disposition')).toBe(`attachment; filename=${kept}`)
  })

  it('an image above 5 MB or larger than 4K is refused', async () => {
    expect(await (await upload(buildPng(4097, 10))).json()).toMatchObject({
      extensions: { code: 'image-dimensions' },
    })
    const heavy = Buffer.concat([buildPng(10, 10), Buffer.alloc(5 * 1024 * 1024)])
    expect(await (await upload(heavy)).json()).toMatchObject({ extensions: { code: 'image-size' } })
  })

  it('a profile picture or logo above 1 MB is refused, and a smaller one is stored as a picture', async () => {
    const send = (bytes: number) =>
      browser.send('/api/uploads/icon?name=me.png', {
        method: 'POST',
        headers: { 'content-type': 'image/png' },
        body: Buffer.concat([buildPng(10, 10), Buffer.alloc(bytes)]),
      })
    expect(await (await send(1024 * 1024)).json()).toMatchObject({ extensions: { code: 'icon-size' } })
    const kept = await send(0)
    expect(kept.status).toBe(201)
    expect(await kept.json()).toMatchObject({ type: 'image/png', width: 10 })
  })

  it('only its company can download an uploaded archive', async () => {
    const { url } = await uploadArchive(browser, buildZip([{ name: 'readme.txt' }]))
    expect((await fetch(new URL(url, gateway.url))).status).toBe(404)
    const mine = await browser.send(url)
    expect(mine.headers.get('content-disposition')).toBe('attachment; filename=kit.zip')
    expect((await uploadArchive(browser, buildPng(1, 1))).response.status).toBe(400)
  })

  it("files that Questboard created for a company can be downloaded only by the company's members", async () => {
    const draft = join(gateway.services.config.filesDir, 'made.csv')
    await writeFile(draft, 'Creator\r\n')
    await gateway.services.files.keep('ab/made.csv', {
      path: draft,
      type: 'text/csv',
      sha256: Buffer.alloc(32),
    })
    const { rows } = await gateway.services.pool.query<{ id: string }>(
      `insert into upload (company_id, kind, name, path, mime_type, bytes)
       select company_id, 'document', 'quest-runs.csv', 'ab/made.csv', 'text/csv', 9 from company_member limit 1 returning id`,
    )
    const url = `/api/uploads/${rows[0]?.id}`
    const shown = await browser.send(url)
    expect([shown.status, shown.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename=quest-runs.csv',
    ])
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    const creator = openBrowser(gateway.url)
    await creator.signIn('democreator', 'Play-fair-2026')
    for (const other of [creator, openBrowser(gateway.url)]) expect((await other.send(url)).status).toBe(404)
  })

  it('uploads require a sign-in', async () => {
    const visitor = openBrowser(gateway.url)
    expect((await upload(buildPng(1, 1), 'a.png', visitor)).status).toBe(401)
    const creator = openBrowser(gateway.url)
    await creator.signIn('democreator', 'Play-fair-2026')
    expect((await upload(buildPng(1, 1), 'a.png', creator)).status).toBe(201)
  })

  it.each(['nothing', '%27', '00000000-0000-4000-8000-000000000000'])(
    'the URL %s is not the URL of an upload',
    async (id) => {
      expect((await fetch(`${gateway.url}/api/uploads/${id}`)).status).toBe(404)
    },
  )
})

describe('reading the size of an image', () => {
  it('the size of a GIF, WebP or JPEG image is read from its header', () => {
    const gif = Buffer.from('GIF89a\u0040\u0001\u00f0\u0000', 'latin1')
    expect(sniff(gif)).toMatchObject({ type: 'image/gif', width: 320, height: 240 })
    const webp = Buffer.alloc(30)
    webp.write('RIFF', 0, 'latin1')
    webp.write('WEBPVP8X', 8, 'latin1')
    webp.writeUIntLE(639, 24, 3)
    webp.writeUIntLE(479, 27, 3)
    expect(sniff(webp)).toMatchObject({ type: 'image/webp', width: 640, height: 480 })
    const jpeg = Buffer.from(
      'ffd8ffe000104a46494600010100000100010000ffc0001108002000400301220002110103110100',
      'hex',
    )
    expect(sniff(jpeg)).toMatchObject({ type: 'image/jpeg', width: 64, height: 32 })
  })
})
