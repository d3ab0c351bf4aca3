import { KritiError, type Node, type Operator, operators, type Step } from './template.ts'

const precedence: Readonly<Record<Operator, number>> = {
  '??': 1,
  '||': 2,
  '&&': 3,
  '==': 4,
  '!=': 4,
  '<=': 5,
  '>=': 5,
  '<': 5,
  '>': 5,
  in: 5,
}

/** Parses a whole template: JSON in which `{{ … }}` is a value or part of a string. */
export function parseTemplate(source: string): Node {
  const scan = scanner(source)
  const node = parseValue(scan)
  if (!scan.done()) throw scan.unexpected()
  return node
}

/** Parses the template of a URL, header or form field. Such a template is the inside of a string, without quotes. */
export function parseText(source: string): Node {
  const scan = scanner(source)
  return parseParts(scan, undefined)
}

type Scanner = ReturnType<typeof scanner>

function scanner(source: string) {
  let at = 0
  const space = () => {
    while (/\s/.test(source[at] ?? '')) at += 1
  }
  const unexpected = () =>
    new KritiError(
      at < source.length ? `unexpected "${source.slice(at, at + 10)}" at ${at}` : 'unexpected end',
    )
  /** Skips white space and consumes the token if it is next. */
  const take = (token: string): boolean => {
    space()
    if (!source.startsWith(token, at)) return false
    at += token.length
    return true
  }
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(source)?.[0]
    if (found !== undefined) at += found.length
    return found
  }
  return {
    space,
    take,
    match,
    unexpected,
    done: () => {
      space()
      return at >= source.length
    },
    atEnd: () => at >= source.length,
    next: () => source[at] ?? '',
    sees: (token: string) => source.startsWith(token, at),
    skip: (count: number) => {
      at += count
    },
    expect: (token: string) => {
      if (!take(token)) throw unexpected()
    },
  }
}

const word = /[A-Za-z_$][A-Za-z0-9_-]*/y
const number = /-?\d+(\.\d+)?([eE][+-]?\d+)?/y

function parseValue(scan: Scanner): Node {
  if (scan.take('{{')) return parseTag(scan)
  if (scan.take('{')) return parseObject(scan, parseValue)
  if (scan.take('[')) return parseArray(scan, parseValue)
  return parseScalar(scan)
}

function parseScalar(scan: Scanner): Node {
  if (scan.take('"')) return parseParts(scan, '"')
  const digits = scan.match(number)
  if (digits !== undefined) return { kind: 'literal', value: Number(digits) }
  for (const [name, value] of [
    ['true', true],
    ['false', false],
    ['null', null],
  ] as const) {
    if (scan.take(name)) return { kind: 'literal', value }
  }
  throw scan.unexpected()
}

function parseArray(scan: Scanner, item: (scan: Scanner) => Node): Node {
  const items: Node[] = []
  if (scan.take(']')) return { kind: 'array', items }
  do items.push(item(scan))
  while (scan.take(','))
  scan.expect(']')
  return { kind: 'array', items }
}

function parseObject(scan: Scanner, item: (scan: Scanner) => Node): Node {
  const entries: (readonly [Node, Node])[] = []
  if (scan.take('}')) return { kind: 'object', entries }
  do {
    scan.expect('"')
    const key = parseParts(scan, '"')
    scan.expect(':')
    entries.push([key, item(scan)])
  } while (scan.take(','))
  scan.expect('}')
  return { kind: 'object', entries }
}

/** Parses the inside of a string up to `end`: text and `{{ expressions }}`. */
function parseParts(scan: Scanner, end: string | undefined): Node {
  const parts: Node[] = []
  let text = ''
  const flush = () => {
    if (text !== '') parts.push({ kind: 'literal', value: text })
    text = ''
  }
  while (end === undefined ? !scan.atEnd() : !scan.sees(end)) {
    if (scan.atEnd()) throw scan.unexpected()
    if (scan.sees('{{')) {
      scan.skip(2)
      flush()
      parts.push(parseTag(scan))
    } else text += end !== undefined && scan.next() === '\\' ? parseEscape(scan) : nextCharacter(scan)
  }
  if (end !== undefined) scan.skip(end.length)
  flush()
  return { kind: 'text', parts }
}

function nextCharacter(scan: Scanner): string {
  const character = scan.next()
  scan.skip(1)
  return character
}

function parseEscape(scan: Scanner): string {
  const escaped = scan.match(/\\(u[0-9a-fA-F]{4}|["'\\/bfnrt])/y)
  if (escaped === undefined) throw scan.unexpected()
  const value: unknown = escaped === "\\'" ? "'" : JSON.parse(`"${escaped}"`)
  return String(value)
}

/** Parses a tag after `{{` up to its `}}` or, for if and range, its `{{ end }}`. */
function parseTag(scan: Scanner): Node {
  if (takeWord(scan, 'if')) return parseIf(scan)
  if (takeWord(scan, 'range')) return parseRange(scan)
  const node = parseExpression(scan, 0)
  scan.expect('}}')
  return node
}

function takeWord(scan: Scanner, name: string): boolean {
  scan.space()
  return scan.match(new RegExp(`${name}(?![A-Za-z0-9_-])`, 'y')) !== undefined
}

function parseIf(scan: Scanner): Node {
  const branches: (readonly [Node, Node])[] = []
  const branch = () => {
    const condition = parseExpression(scan, 0)
    scan.expect('}}')
    branches.push([condition, parseValue(scan)])
    scan.expect('{{')
  }
  branch()
  while (takeWord(scan, 'elif')) branch()
  let otherwise: Node | undefined
  if (takeWord(scan, 'else')) {
    scan.expect('}}')
    otherwise = parseValue(scan)
    scan.expect('{{')
  }
  parseEnd(scan)
  return { kind: 'if', branches, otherwise }
}

function parseRange(scan: Scanner): Node {
  const index = name(scan)
  scan.expect(',')
  const item = name(scan)
  scan.expect(':=')
  const source = parseExpression(scan, 0)
  scan.expect('}}')
  const body = parseValue(scan)
  scan.expect('{{')
  parseEnd(scan)
  return { kind: 'range', index, item, source, body }
}

function parseEnd(scan: Scanner): void {
  if (!takeWord(scan, 'end')) throw scan.unexpected()
  scan.expect('}}')
}

function name(scan: Scanner): string {
  scan.space()
  return scan.match(word) ?? fail(scan)
}

function fail(scan: Scanner): never {
  throw scan.unexpected()
}

function parseExpression(scan: Scanner, least: number): Node {
  let left = parsePrimary(scan)
  for (;;) {
    const operator = operators.find((one) => precedence[one] >= least && seesOperator(scan, one))
    if (operator === undefined) return left
    scan.expect(operator)
    const right = parseExpression(scan, precedence[operator] + 1)
    left = { kind: 'binary', operator, left, right }
  }
}

function seesOperator(scan: Scanner, operator: Operator): boolean {
  scan.space()
  return scan.sees(operator)
}

function parsePrimary(scan: Scanner): Node {
  const inner = (deeper: Scanner) => parseExpression(deeper, 0)
  if (scan.take('(')) {
    const node = parseExpression(scan, 0)
    scan.expect(')')
    return node
  }
  if (scan.take('[')) return parseArray(scan, inner)
  if (scan.take('{')) return parseObject(scan, inner)
  if (scan.take("'")) return parseParts(scan, "'")
  const found = /["\d-]/.test(scan.next()) ? undefined : scan.match(word)
  if (found === undefined) return parseScalar(scan)
  if (found === 'true' || found === 'false') return { kind: 'literal', value: found === 'true' }
  if (found === 'null') return { kind: 'literal', value: null }
  if (!found.startsWith('$') && scan.take('(')) {
    const argument = parseExpression(scan, 0)
    scan.expect(')')
    return { kind: 'call', name: found, argument }
  }
  return { kind: 'path', root: found, steps: parseSteps(scan) }
}

function parseSteps(scan: Scanner): readonly Step[] {
  const steps: Step[] = []
  for (;;) {
    const optional = scan.sees('?.') || scan.sees('?[')
    if (optional) scan.skip(1)
    if (scan.sees('.')) {
      scan.skip(1)
      steps.push({ key: scan.match(word) ?? fail(scan), optional })
    } else if (scan.sees('[')) {
      scan.skip(1)
      steps.push({ key: parseKey(scan), optional })
      scan.expect(']')
    } else return steps
  }
}

function parseKey(scan: Scanner): string | number {
  scan.space()
  const quoted = scan.match(/'[^']*'|"[^"]*"/y)
  if (quoted !== undefined) return quoted.slice(1, -1)
  return Number(scan.match(/\d+/y) ?? fail(scan))
}
