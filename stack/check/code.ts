/** Runs the tools that check code. Problems are reported in each tool's own words. */
import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../env.ts'
import { node } from '../services/context.ts'
import type { Check } from './check.ts'

/** Runs a tool. If its exit code is not 0, its output is the problem. */
export function runTool(script: string, args: string[]): Promise<string[]> {
  return new Promise((resolve) => {
    const command = [join(root, 'node_modules', script), ...args]
    execFile(node, command, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve(error ? [`${stdout}${stderr}`.trim() || error.message] : [])
    })
  })
}

export const biome: Check = {
  name: 'format and lint (biome)',
  run: () => runTool('@biomejs/biome/bin/biome', ['check', '--colors=off', '--diagnostic-level=error', '.']),
}

/**
 * The file with the compiler's incremental state, which saves three quarters of the work if most files are unchanged.
 */
const memory = (folder: string) => join(root, 'node_modules', '.cache', 'types', `${folder}.tsbuildinfo`)

/** Checks every folder that has a compiler configuration, two levels deep. */
export function types(): Check[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', '.git', '.data'].includes(entry.name))
    .flatMap(({ name }) => [name, ...nested(name)])
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')))
  return folders.map((folder) => ({
    name: `types of ${folder}`,
    run: () => {
      const remembering = ['--incremental', '--tsBuildInfoFile', memory(folder)]
      return runTool('typescript/bin/tsc', ['-p', folder, '--pretty', 'false', ...remembering])
    },
  }))
}

function nested(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries
    .filter((each) => each.isDirectory() && each.name !== 'node_modules')
    .map((each) => join(folder, each.name))
}

export const knip: Check = {
  name: 'unused files, exports and dependencies (knip)',
  run: () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
}
