/** The README's table of settings is the one of env.ts; `npm run check -- readme --write` puts it in. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, settingsTable } from '../env.ts'
import { readText } from './files.ts'
import type { Check } from './index.ts'

const place = /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/

export const readme: Check = {
  name: 'readme (its table of settings)',
  run: async () => {
    const text = readText('README.md')
    const wanted = text.replace(
      place,
      (_all, open: string, close: string) => `${open}\n${settingsTable()}\n\n${close}`,
    )
    if (!place.test(text)) return ['README.md has no <!-- settings --> … <!-- /settings -->']
    if (text === wanted) return []
    if (process.argv.includes('--write')) {
      writeFileSync(join(root, 'README.md'), wanted)
      return []
    }
    return ['README.md: the table of settings differs from stack/env.ts: npm run check -- readme --write']
  },
}
