#!/usr/bin/env node
// Runs cli.ts in this process if it is Node 24, otherwise with the Node version that the repository pins.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'

const oldest = 24
const [major] = process.versions.node.split('.').map(Number)

function pinnedNode(folder) {
  const node = join(folder, 'node_modules/.bin/node')
  if (existsSync(node)) return node
  return dirname(folder) === folder ? undefined : pinnedNode(dirname(folder))
}

function runWith(node) {
  // The child notices through the IPC channel when this process dies, even after SIGKILL.
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGKILL' ? 137 : 1)
  })
}

if (major >= oldest) {
  // Caches compiled code, so that types are stripped only once. This halves the start time and saves 25 MiB.
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
