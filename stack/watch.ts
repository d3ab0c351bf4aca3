/** `npm run dev`: a change of its sources starts a service anew. */
import { watch } from 'node:fs'
import type { Screen } from './screen.ts'
import type { Stack } from './stack.ts'

/** Editors save in several steps, and a checkout changes many files: one renewal for all of it. */
const settle = 200

const isSource = (file: string | null) =>
  file !== null && !/(^|\/)(node_modules|\.)|\.test\.tsx?$|~$/.test(file)

export function watchSources({ services, supervisor }: Stack, screen: Screen): void {
  for (const service of services) {
    let timer: NodeJS.Timeout | undefined
    const renew = () => {
      screen.line(`  ${service.name}: its sources changed, starting it anew`)
      supervisor.renew(service.name)
    }
    for (const folder of service.watch ?? []) {
      watch(folder, { recursive: true }, (_event, file) => {
        if (!isSource(file)) return
        clearTimeout(timer)
        timer = setTimeout(renew, settle)
      })
    }
  }
}
