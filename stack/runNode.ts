import { execFile } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { root } from './env.ts'
import { Fault } from './fault.ts'
import { node } from './services/context.ts'

/** Runs a tool and returns its output. If the tool fails, the error contains its messages without check marks. */
export function runNode(args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(node, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const lines = stripVTControlCharacters(`${stderr}\n${stdout}`).split('\n')
      const words = lines.filter((line) => line.trim() !== '' && !/^\s*[❯✔]/.test(line))
      return reject(new Fault(words.join('\n') || error.message))
    })
  })
}
