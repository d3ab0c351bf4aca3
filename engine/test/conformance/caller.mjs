// Has an engine serve for as long as this runs (host.ts), with the environment that this was given. It ends when the engine has:
// the next one on its port is not taken for up while this one still answers there.
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
  process.stderr.write(`${words || 'the host has gone'}\n`)
  process.exitCode = 1
})
host.on('error', () => undefined)
