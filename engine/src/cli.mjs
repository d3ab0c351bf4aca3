#!/usr/bin/env node
// Runs cli.ts on Node 24: this process where it is one, else the Node that the repository pins.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'

const oldest = 24
const [major] = process.versions.node.split('.').map(Number)

/** `node_modules/.bin/node` of this folder or one above it. */
function pinnedNode(folder) {
  const node = join(folder, 'node_modules/.bin/node')
  if (existsSync(node)) return node
  return dirname(folder) === folder ? undefined : pinnedNode(dirname(folder))
}

function runWith(node) {
  // The channel tells the child when this process dies, even of SIGKILL.
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
  })
}

if (major >= oldest) {
  // Types are stripped and code is compiled once: half the time to start, and 25 MiB less.
  module.enableCompileCache()
  await import('./cli.ts')
} else {
  const node = pinnedNode(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname))
  if (node) runWith(node)
  else {
    console.error(`engine: needs Node ${oldest} or newer, this is ${process.version}`)
    process.exitCode = 1
  }
}
