export type Statement = { readonly text: string; readonly offset: number }

/** Text whose semicolons do not end a statement: strings, quoted names, comments and dollar-quoted bodies. */
const opaque = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;/g

/** Splits a script to find its failing statement. Migrations themselves run as a whole. */
export function splitStatements(script: string): readonly Statement[] {
  const statements: Statement[] = []
  let start = 0
  const push = (end: number) => {
    const piece = script.slice(start, end)
    const leading = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*/.exec(piece)?.[0].length ?? 0
    const text = piece.slice(leading)
    if (text.trim() !== '') statements.push({ text, offset: start + leading })
    start = end + 1
  }
  for (const match of script.matchAll(opaque)) if (match[0] === ';') push(match.index)
  push(script.length)
  return statements
}

export function lineAt(script: string, offset: number): number {
  let line = 1
  for (let at = script.indexOf('\n'); at >= 0 && at < offset; at = script.indexOf('\n', at + 1)) line += 1
  return line
}
