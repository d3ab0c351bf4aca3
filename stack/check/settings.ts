/** Compares the tables of docs/settings.md with the code; `npm run check -- settings --write` updates them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, settingsSchema, settingsTable } from '../env.ts'
import type { Check } from './check.ts'
import { readText } from './files.ts'
import { engineSettingsList, serviceSettingsProblems, serviceSettingsTable } from './serviceSettings.ts'

const tables = {
  settings: settingsTable,
  'service settings': serviceSettingsTable,
  'engine settings': engineSettingsList,
}

/** Inserts each table between its two marks in the document. Returns the marks that are missing. */
export function withTables(text: string): { wanted: string; missing: string[] } {
  const missing: string[] = []
  let wanted = text
  for (const [name, table] of Object.entries(tables)) {
    const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!place.test(text)) missing.push(`docs/settings.md has no <!-- ${name} --> … <!-- /${name} -->`)
    wanted = wanted.replace(place, (_all, open: string, close: string) => `${open}\n${table()}\n\n${close}`)
  }
  return { wanted, missing }
}

export const settings: Check = {
  name: 'settings (the tables of docs/settings.md)',
  run: async () => {
    const text = readText('docs/settings.md')
    const { wanted, missing } = withTables(text)
    const problems = [...missing, ...serviceSettingsProblems(Object.keys(settingsSchema.shape))]
    if (text === wanted) return problems
    if (process.argv.includes('--write')) {
      writeFileSync(join(root, 'docs', 'settings.md'), wanted)
      return problems
    }
    return [...problems, 'docs/settings.md differs from the code: npm run check -- settings --write']
  },
}
