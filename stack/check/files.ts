import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../env.ts'

/** The files that git tracks or would track, relative to the root. */
export function listFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...patterns]
  const deleted = new Set(git(['ls-files', '--deleted']))
  return git(args).filter((file) => !deleted.has(file))
}

function git(args: string[]): string[] {
  const text = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return text.split('\n').filter(Boolean)
}

export const readText = (file: string) => readFileSync(join(root, file), 'utf8')

export const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length
