import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer, type Mailer, passwordChangedLetter } from './index.ts'

const letter = passwordChangedLetter({
  displayName: 'Pixel',
  url: 'https://questboard.example/reset-password',
})
let server: Server
let mailer: Mailer
const sockets: Socket[] = []

/** A mail server that gives one response to each command. */
const listen = async (answers: Readonly<Record<string, string>>) => {
  const received: string[] = []
  server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write('220 mail.example\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      received.push(line)
      const [command = ''] = line.split(/[ :]/)
      const answer = line === '.' ? answers['.'] : answers[command.toUpperCase()]
      if (answer) socket.write(`${answer}\r\n`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Questboard <hello@questboard.example>',
    publicUrl: 'https://questboard.example',
  })
  return received
}

afterEach(() => {
  mailer.close()
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

const taken = { EHLO: '250 mail.example', MAIL: '250 ok', RCPT: '250 ok', DATA: '354 go on', '.': '250 kept' }

it('the mailer sends a mail', async () => {
  const received = await listen(taken)
  await mailer.send('pixel@mail.example', letter)
  expect(received).toContain('RCPT TO:<pixel@mail.example>')
  expect(received).toContain(`Subject: ${letter.subject}`)
})

it('the mailer sends an attachment with its name', async () => {
  const received = await listen(taken)
  const file = { name: 'QB-000001.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }
  await mailer.send('pixel@mail.example', { ...letter, attachments: [file] })
  expect(received).toContain('Content-Type: application/pdf; name=QB-000001.pdf')
  expect(received).toContain(file.content.toString('base64'))
})

it('the mailer uses the same connection again for the next mail', async () => {
  const received = await listen(taken)
  for (const id of ['notification.1', 'notification.2']) await mailer.send('pixel@mail.example', letter, id)
  expect(received.filter((line) => line === 'DATA')).toHaveLength(2)
  expect(sockets).toHaveLength(1)
})

it('if the server closed the connection, the mailer opens a new one and sends the mail once', async () => {
  const received = await listen(taken)
  await mailer.send('pixel@mail.example', letter)
  for (const socket of sockets) socket.destroy()
  await mailer.send('pixel@mail.example', letter)
  expect(received.filter((line) => line === 'DATA')).toHaveLength(2)
  expect(sockets).toHaveLength(2)
})

it('sending a mail fails if the mail server accepts no connection', async () => {
  await listen(taken)
  await mailer.send('pixel@mail.example', letter)
  server.close()
  for (const socket of sockets) socket.destroy()
  await expect(mailer.send('pixel@mail.example', letter)).rejects.toThrow('ECONNREFUSED')
})

describe('headers of a mail', () => {
  const unsubscribe = {
    from: 'Quest status updates',
    url: `https://questboard.example/unsubscribe/${'a'.repeat(130)}`,
    settingsUrl: 'https://questboard.example/user/settings/notifications',
  }
  const headersOf = (lines: readonly string[]): string =>
    lines
      .slice(lines.indexOf('DATA') + 1, lines.indexOf(''))
      .join('\n')
      .replaceAll(/\n\s+/g, ' ')

  it('a mail that a preference can turn off has headers for unsubscribing with one click', async () => {
    const received = await listen(taken)
    await mailer.send('pixel@mail.example', { ...letter, unsubscribe })
    expect(headersOf(received)).toContain(`List-Unsubscribe: <${unsubscribe.url}>\n`)
    expect(headersOf(received)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n')
    // Quoted-printable breaks long lines with `=`.
    expect(received.join('\n').replaceAll('=\n', '')).toContain('Unsubscribe from Quest status updates')
  })

  it('a mail without a preference has no headers for unsubscribing', async () => {
    const received = await listen(taken)
    await mailer.send('pixel@mail.example', letter)
    expect(received.join('\n')).not.toMatch(/unsubscribe/i)
  })

  it('the mail headers of the same notification always have the same Message-ID', async () => {
    const received = await listen(taken)
    await mailer.send('pixel@mail.example', letter, 'notification.42')
    await mailer.send('pixel@mail.example', letter, 'notification.42')
    const ids = received.filter((line) => /^message-id:/i.test(line))
    expect(ids).toEqual(Array(2).fill('Message-ID: <notification.42@questboard.example>'))
  })
})

it.each([
  ['RCPT', '550 5.1.1 <pixel+games@mail.example>: unknown', /550 5\.1\.1 <…>: unknown/],
  ['RCPT', '451 4.7.1 Greylisted pixel+games@mail.example, come back', /451 4\.7\.1 Greylisted …, come back/],
  ['.', '554 mail for "pixel+games@mail.example" refused', /554 mail for "…" refused/],
])(
  'if the mail server refuses a mail, the error has its reason but not the email address: %s',
  async (command, answer, words) => {
    await listen({ ...taken, [command]: answer })
    const refusal: unknown = await mailer.send('pixel+games@mail.example', letter).catch((error) => error)
    expect(refusal).toMatchObject({ message: expect.stringMatching(words), stack: expect.any(String) })
    expect(refusal instanceof Error && refusal.stack).not.toContain('pixel')
  },
)
