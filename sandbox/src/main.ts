/** Replaces the outside world in development and tests. Each vendor has its own path and its own protocol. */
import { join } from 'node:path'
import express from 'express'
import { createDnsServer } from './dns/server.ts'
import { indexPage } from './indexPage.ts'
import { createMailCatcher } from './mail/index.ts'
import { vendors } from './vendors.ts'

const host = '127.0.0.1'
const port = Number(process.env.PORT ?? 3007)
const smtpPort = Number(process.env.SMTP_PORT ?? 3008)
const dataDir = process.env.DATA_DIR ?? '.data'

const app = express()
app.disable('x-powered-by')
const mail = createMailCatcher(join(dataDir, 'mail'))
app.use('/mail', mail.router)
for (const [name, router] of Object.entries(vendors)) app.use(`/${name}`, router)
app.get('/health', (_request, response) => {
  response.json({ status: 'ok', vendors: ['mail', ...Object.keys(vendors)] })
})
app.get('/', (_request, response) => void response.type('html').send(indexPage))

const server = app.listen(port, host)
const smtp = mail.smtp.listen(smtpPort, host)
// DNS uses the same port number, over UDP.
const dns = createDnsServer()
dns.bind(port, host)

function fail(error: Error): void {
  process.stderr.write(`${JSON.stringify({ level: 'fatal', msg: error.message })}\n`)
  process.exit(1)
}
server.on('error', fail)
dns.on('error', fail)
mail.smtp.on('error', (error) => {
  // After the server has started, an error only means that a client disconnected in the middle of a mail.
  if (!smtp.listening) fail(error)
})

function stop(): void {
  server.close()
  server.closeAllConnections()
  dns.close()
  mail.smtp.close(() => process.exit(0))
  setTimeout(() => process.exit(0), 1000).unref()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
