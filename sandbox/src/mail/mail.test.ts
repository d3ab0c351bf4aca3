import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMailCatcher } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'questboard-mail-'))
const closers: (() => void)[] = []
let url = ''
let smtpPort = 0

async function open() {
  const mail = createMailCatcher(folder)
  const web = express().use('/mail', mail.router).listen(0, '127.0.0.1')
  const smtp = mail.smtp.listen(0, '127.0.0.1')
  await Promise.all([once(web, 'listening'), once(smtp, 'listening')])
  closers.push(() => {
    web.closeAllConnections()
    web.close()
    mail.smtp.close()
  })
  return { url: `http://127.0.0.1:${portOf(web.address())}/mail`, smtpPort: portOf(smtp.address()) }
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0

/** Sends an email over SMTP, one line at a time. Waits for each response. */
async function send(to: string, message: string): Promise<void> {
  const socket = createConnection(smtpPort, '127.0.0.1')
  const lines = [
    'EHLO test',
    'MAIL FROM:<shop@example.test>',
    `RCPT TO:<${to}>`,
    'DATA',
    `${message}\r\n.`,
    'QUIT',
  ]
  for (const line of lines) {
    await once(socket, 'data')
    socket.write(`${line}\r\n`)
  }
  await once(socket, 'close')
}

const htmlMail = [
  'From: Questboard <shop@example.test>',
  'To: ann@example.test',
  'Subject: =?utf-8?Q?Welcome=2C_=C3=85sa?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=x',
  '',
  '--x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nHello there',
  '--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Hello <script>alert(1)</script><a href="https://example.test/verify">there</a></p>',
  '--x--',
].join('\r\n')

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${url}${path}`)
  return JSON.parse(await response.text())
}

type Listed = { id: string; subject: string; to: string[]; preview: string }

beforeAll(async () => {
  ;({ url, smtpPort } = await open())
})

afterAll(() => {
  for (const close of closers) close()
  rmSync(folder, { recursive: true })
})

it('a sent email can be found by its recipient and read in every format', async () => {
  await send('ann@example.test', htmlMail)
  const [mail] = await get<Listed[]>('/api/messages?to=ann@example.test')
  expect(mail).toMatchObject({ subject: 'Welcome, Åsa', to: ['ann@example.test'], preview: 'Hello there' })
  expect(await get(`/api/messages/${mail?.id}`)).toMatchObject({
    text: expect.stringContaining('Hello there'),
  })
  const source = await fetch(`${url}/api/messages/${mail?.id}/source`)
  expect(await source.text()).toContain('multipart/alternative')
  expect(await get('/api/messages?to=someone.else@example.test')).toEqual([])
})

it('the HTML of an email cannot run scripts', async () => {
  const [mail] = await get<Listed[]>('/api/messages')
  const page = await fetch(`${url}/api/messages/${mail?.id}/html`)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox(?!.*allow-scripts)/)
  expect(policy).toContain("default-src 'none'")
})

it('a test can wait for an email that has not yet arrived', async () => {
  const waiting = get<Listed[]>('/api/messages?to=late@example.test&wait=5000')
  await send('late@example.test', 'Subject: Late\r\n\r\nHere I am')
  expect(await waiting).toMatchObject([{ subject: 'Late' }])
})

it('the sandbox keeps emails after a restart, and emails can be deleted', async () => {
  const before = await get<Listed[]>('/api/messages')
  ;({ url, smtpPort } = await open())
  expect(await get<Listed[]>('/api/messages')).toEqual(before)
  await fetch(`${url}/api/messages/${before[0]?.id}`, { method: 'DELETE' })
  expect(await get<Listed[]>('/api/messages')).toHaveLength(before.length - 1)
  await fetch(`${url}/api/messages`, { method: 'DELETE' })
  expect(await get<Listed[]>('/api/messages')).toEqual([])
})

it('the sandbox returns no email and no file for an invalid email id', async () => {
  const response = await fetch(`${url}/api/messages/${encodeURIComponent('../version')}/source`)
  expect(response.status).toBe(404)
})
