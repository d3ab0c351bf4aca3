/** Collects everything that people read in the repository: comments, test titles, texts on screen, documents. */
import { type ESTree, parseSync } from 'vite'
import { lineOf } from '../files.ts'

export type Kind = 'comment' | 'title' | 'text' | 'document'
export type Prose = { file: string; line: number; kind: Kind; words: string }

type Piece = { start: number; end: number; words: string }

/** Comments that are instructions to tools, not words for people. */
const directive = /biome-ignore|@ts-|@vitest-|__PURE__|<reference/

const join = (words: string) => words.replace(/\s+/g, ' ').trim()

/** Joins line comments below each other, because they are one text. */
function merge(text: string, pieces: Piece[]): Piece[] {
  const merged: Piece[] = []
  for (const piece of pieces) {
    const last = merged.at(-1)
    if (last && /^\n[ \t]*$/.test(text.slice(last.end, piece.start))) {
      merged[merged.length - 1] = { start: last.start, end: piece.end, words: `${last.words} ${piece.words}` }
    } else merged.push(piece)
  }
  return merged
}

const found = (text: string, pattern: RegExp): Piece[] =>
  [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: match[1] ?? match[2] ?? '',
  }))

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function visit(node: ESTree.Node, see: (node: ESTree.Node) => void): void {
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TSType')) return
  see(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see)
}

/** True for `it('…')`, `it.each(rows)('…')`, `describe.skipIf(…)('…')`. */
function isTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name)
  if (callee.type === 'MemberExpression') return isTest(callee.object)
  if (callee.type === 'CallExpression') return isTest(callee.callee)
  return callee.type === 'TaggedTemplateExpression' && isTest(callee.tag)
}

function wordsOf(node: ESTree.Node): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : ''
  if (node.type === 'JSXText') return node.value
  return node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '').join(' … ') : ''
}

/** True for sentences and labels. Class names, URLs and media queries have no capital letter or no space. */
const isShown = (words: string): boolean =>
  /^[\p{Lu}{“(]/u.test(words) && /\p{Ll}{2}/u.test(words) && / /.test(words)

const isScreen = (file: string): boolean =>
  /^(web\/src|domain\/src\/notification)\//.test(file) && !/\.test\.|\/testing\/|\/dev\//.test(file)

function readProgram(file: string, text: string): Prose[] {
  const { program, comments } = parseSync(file, text)
  const prose: Prose[] = []
  const add = (kind: Kind, at: number, words: string) => {
    if (words) prose.push({ file, line: lineOf(text, at), kind, words: join(words) })
  }
  const lines = comments
    .filter(({ value }) => !directive.test(value))
    .map(({ start, end, value }) => ({ start, end, words: value.replace(/^\s*\*/gm, '') }))
  for (const { start, words } of merge(text, lines)) add('comment', start, words)
  const isTestFile = /\.(test|spec)\.tsx?$/.test(file)
  if (isTestFile || isScreen(file))
    visit(program, (node) => {
      const [title] = node.type === 'CallExpression' && isTest(node.callee) ? node.arguments : []
      if (isTestFile && title) add('title', title.start, wordsOf(title))
      else if (isScreen(file) && isShown(wordsOf(node))) add('text', node.start, wordsOf(node))
    })
  return prose
}

const comments: Record<string, RegExp> = {
  sql: /(?:^|[ \t])--(?: (.*))?$|\bCOMMENT ON [^;']*? IS\s*'((?:[^']|'')*)'/gm,
  css: /\/\*([\s\S]*?)\*\//g,
  graphql: /(?:^|[ \t])# ?(.*)$|"""([\s\S]*?)"""/gm,
}

/** The messages of refused changes, which admins read in the console. */
const refusals = /\b(?:refuse(?:_change)?\('\w+',\s*(?:format\()?|guard_move\('\w+',\s*)'((?:[^']|'')*)'/g

const readRefusals = (file: string, text: string): Prose[] =>
  found(text, refusals).map(({ start, words }) => ({
    file,
    line: lineOf(text, start),
    kind: 'text',
    words: join(words.replaceAll("''", "'")),
  }))

/** Reads paragraphs, list items and cells, without code and without the URLs of links. */
function readDocument(file: string, text: string): Prose[] {
  const bare = text
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, ''))
    .replace(/`[^`\n]+`/g, '`code`')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
  return [...bare.matchAll(/(?:^(?!\s*$|\s*[|:-]+\s*$).*\n?)+/gm)].flatMap((match) =>
    match[0]
      .split(/\n(?=\s*(?:[-*|#>]|\d+\.)\s?)/)
      .map((words) => ({
        file,
        line: lineOf(text, match.index),
        kind: 'document' as const,
        words: join(words),
      }))
      .filter(({ words }) => words),
  )
}

export function proseOf(file: string, text: string): Prose[] {
  const ending = file.slice(file.lastIndexOf('.') + 1)
  if (/^(ts|tsx|mjs)$/.test(ending)) return readProgram(file, text)
  if (ending === 'md') return readDocument(file, text)
  const pattern = comments[ending]
  if (!pattern) return []
  const remarks = merge(text, found(text, pattern)).map(({ start, words }) => ({
    file,
    line: lineOf(text, start),
    kind: 'comment' as const,
    words: join(words.replaceAll("''", "'")),
  }))
  return ending === 'sql' ? [...remarks, ...readRefusals(file, text)] : remarks
}
