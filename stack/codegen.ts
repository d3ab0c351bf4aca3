import { regenerate } from './generate.ts'
import { withScratchStack } from './scratch.ts'

export async function codegen(_args: string[]): Promise<number> {
  const changed = await withScratchStack(['database'], regenerate, { SEED: 'false' })
  process.stdout.write(
    changed.length > 0 ? `Written: ${changed.join(', ')}\n` : 'All generated files were up to date.\n',
  )
  return 0
}
