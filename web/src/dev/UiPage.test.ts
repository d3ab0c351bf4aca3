import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const here = import.meta.dirname
/** Left out, because these occur only inside a chart, dialog, field, table or notice that the page shows. */
const partsOfParts = [
  'DateField',
  'ChartTable',
  'Marks',
  'Tooltip',
  'ContentGameForm',
  'ExportRows',
  'openImportGame',
  'statusColumn',
  'Written',
  'WordsForm',
]
/** Components that are left out, because bulk decisions need a server with the selected rows. */
const ofServer = ['BulkActions', 'BulkUnderWay', 'DecisionButtons', 'DecisionDialog']
const leftOut = [...partsOfParts, ...ofServer].map((name) => `${name}.tsx`)

const textOf = (...path: string[]): string => readFileSync(join(here, ...path), 'utf8')
const ofTable = ['DataTable', 'Grid', 'Toolbar', 'Foot', 'Filters'].map((name) =>
  textOf('..', 'tables', `${name}.tsx`),
)
const isOfTable = (file: string): boolean => ofTable.some((text) => text.includes(`'./${file}'`))

const partsIn = (folder: string): string[] =>
  readdirSync(join(here, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .filter((file) => !leftOut.some((name) => file === name || file.endsWith(`/${name}`)))
    .map((file) => `${folder}/${file}`)

/** Components that several features share, although they are in the folder of one feature. */
const inFeatures = [
  'features/invitation/InviteDialog.tsx',
  'features/invitation/matchmaking/MatchmakingWizard.tsx',
  'features/quest-run/Messages.tsx',
  'features/quest-run/Timeline.tsx',
  'features/quest-run/content/ContentChooser.tsx',
]
const parts = [
  ...['charts', 'components', 'shared'].flatMap(partsIn),
  ...partsIn('tables').filter((file) => !isOfTable(file.replace('tables/', ''))),
  ...inFeatures,
]
const shown = readdirSync(here)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => textOf(file))
  .join('\n')

it.each(parts)('the page of all components contains %s', (part) => {
  expect(shown.includes(`'../${part}'`), `${part} is imported by a file of web/src/dev`).toBe(true)
})

const tokens = textOf('..', 'theme', 'tokens.css')
const [, dark = ''] = tokens.match(/\[data-mantine-color-scheme="dark"\] \{([^}]+)\}/) ?? []
const colours = [...dark.matchAll(/--qb-([\w-]+): #/g)].map(([, name = '']) => name)

it('the page of all components shows every color of the theme', () => {
  expect(colours).toContain('ground')
  expect(colours.filter((name) => !shown.includes(`'${name}'`))).toEqual([])
})
