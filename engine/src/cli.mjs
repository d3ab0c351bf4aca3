#!/usr/bin/env node
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`engine: needs Node 24 or newer, this is ${process.version}`)
  process.exit(1)
}
await import('./cli.ts')
