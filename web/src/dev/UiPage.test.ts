import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const here = import.meta.dirname
/** What a chart is drawn of; nothing else draws them. */
const partsOfParts = ['ChartTable.tsx', 'Marks.tsx', 'Tooltip.tsx']
const parts = ['charts', 'components', 'cards'].flatMap((folder) =>
  readdirSync(join(here, '..', folder))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.') && !partsOfParts.includes(file))
    .map((file) => `${folder}/${file}`),
)
const shown = readdirSync(here)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n')

it.each(parts)('the living page shows %s', (part) => {
  expect(shown.includes(`'../${part}'`), `${part} is imported by a file of web/src/dev`).toBe(true)
})

const tokens = readFileSync(join(here, '..', 'theme', 'tokens.css'), 'utf8')
const [, dark = ''] = tokens.match(/\[data-mantine-color-scheme="dark"\] \{([^}]+)\}/) ?? []
const colours = [...dark.matchAll(/--qb-([\w-]+): #/g)].map(([, name = '']) => name)

it('the living page shows every colour of the theme', () => {
  expect(colours).toContain('ground')
  expect(colours.filter((name) => !shown.includes(`'${name}'`))).toEqual([])
})
