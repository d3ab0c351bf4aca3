export function printBlockString(text: string, indent: string): string {
  const safe = text.replaceAll('"""', '\\"""')
  if (!safe.includes('\n') && !safe.endsWith('"') && !safe.endsWith('\\')) return `"""${safe}"""`
  const lines = safe.split('\n').map((line) => (line ? `${indent}${line}` : line))
  return `"""\n${lines.join('\n')}\n${indent}"""`
}
