/**
 * `npm run check -- commits` checks that each commit's title says its area and what it does, and that its body says
 * why.
 */
import { execFileSync } from 'node:child_process'
import lint from '@commitlint/lint'
import { root } from '../env.ts'
import type { Check } from './check.ts'

/** Commits up to this one follow older rules. */
const lastUnchecked = '06a81050'

const areas =
  'actions bench ci database docker docs domain e2e engine gateway hasura moves providers sandbox stack web workflows'.split(
    ' ',
  )

const rules = {
  'header-max-length': [2, 'always', 72],
  'type-empty': [2, 'never'],
  'subject-empty': [2, 'never'],
  'subject-full-stop': [2, 'never', '.'],
  'body-empty': [2, 'never'],
  'body-leading-blank': [2, 'always'],
} as const

const parserOpts = { headerPattern: /^([\w, -]+): (.+)$/, headerCorrespondence: ['type', 'subject'] }

const areasOf = (message: string): string[] => message.split(':')[0]?.split(', ') ?? []

export async function commitProblems(message: string): Promise<string[]> {
  const { errors } = await lint(message, rules, { parserOpts })
  const unknown = areasOf(message).filter((area) => !areas.includes(area))
  return [...errors.map((error) => error.message), ...unknown.map((area) => `“${area}” is not an area`)]
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' })

function isKnown(commit: string): boolean {
  try {
    return git('cat-file', '-t', commit).trim() === 'commit'
  } catch {
    // A shallow clone has no history to check.
    return false
  }
}

export const commits: Check = {
  name: 'commits (area, length and reason)',
  run: async () => {
    if (!isKnown(lastUnchecked)) return []
    const log = git('log', '--no-merges', '--format=%h%x00%B%x1e', `${lastUnchecked}..HEAD`)
    const found = log
      .split('\x1e')
      .map((entry) => entry.trim().split('\0'))
      .filter(([hash]) => hash)
    const problems = await Promise.all(
      found.map(async ([hash = '', message = '']) =>
        (await commitProblems(message.trim())).map(
          (problem) => `${hash} ${message.split('\n')[0]}: ${problem}`,
        ),
      ),
    )
    return problems.flat()
  },
}
