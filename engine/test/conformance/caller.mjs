// Has an engine serve for as long as this runs (host.ts), with the environment that this was given.
import { connect } from 'node:net'

const [address = '', metadata] = process.argv.slice(2)
const host = connect(address)
host.on('connect', () => host.write(`${JSON.stringify({ metadata, environment: process.env })}\n`))
let words = ''
host.on('data', (chunk) => {
  words += chunk
})
host.on('close', () => {
  process.stderr.write(`${words || 'the host has gone'}\n`)
  process.exitCode = 1
})
host.on('error', () => undefined)
