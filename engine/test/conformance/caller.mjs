// Makes the host (host.ts) run an engine with this process's environment until this process ends. This process ends
// only after the engine, so that the next engine on the same port is not confused with this one.
import { connect } from 'node:net'

const [address = '', metadata] = process.argv.slice(2)
const host = connect(address)
host.on('connect', () => host.write(`${JSON.stringify({ metadata, environment: process.env })}\n`))
let isOver = false
process.on('SIGTERM', () => {
  isOver = true
  host.end()
})
let words = ''
host.on('data', (chunk) => {
  words += chunk
})
host.on('close', () => {
  if (isOver) process.exit()
  process.stderr.write(`${words || 'the host process has ended'}\n`)
  process.exitCode = 1
})
host.on('error', () => undefined)
