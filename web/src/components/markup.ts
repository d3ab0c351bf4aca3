export type Selection = { text: string; start: number; end: number }

/** Puts formatting characters around the selected words, or removes them if the words already have them. */
export const wrap = ({ text, start, end }: Selection, mark: string, standIn: string): Selection => {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const words = text.slice(start, end)
  if (words && before.endsWith(mark) && after.startsWith(mark)) {
    const place = start - mark.length
    return {
      text: before.slice(0, -mark.length) + words + after.slice(mark.length),
      start: place,
      end: place + words.length,
    }
  }
  const inside = words || standIn
  return {
    text: before + mark + inside + mark + after,
    start: start + mark.length,
    end: start + mark.length + inside.length,
  }
}

/** Puts a formatting character before each selected line, or removes it if all lines have it. */
export const startLines = ({ text, start, end }: Selection, mark: string): Selection => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const marked = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => (marked ? line.slice(mark.length) : mark + line)).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length }
}

/** Turns the selected words into a link, and selects the URL for the user to type over. */
export const link = ({ text, start, end }: Selection): Selection => {
  const words = text.slice(start, end) || 'link'
  const address = 'https://'
  const place = start + words.length + 3
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: place,
    end: place + address.length,
  }
}
