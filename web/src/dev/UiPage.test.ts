import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const parts = readdirSync(join(here, '..', 'components')).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.'),
)
const shown = readdirSync(here)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(here, file), 'utf8'))
  .join('\n')

it.each(parts)('the living page shows %s', (part) => {
  expect(shown).toContain(`'../components/${part}'`)
})
