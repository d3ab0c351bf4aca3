/** `npm run codegen`. */
import { generate, generatedPaths } from './generate.ts'
import { withScratchStack } from './scratch.ts'

export async function codegen(_args: string[]): Promise<number> {
  await withScratchStack(['database'], (env) => generate(env), { SEED: 'false' })
  process.stdout.write(`Written: ${generatedPaths.join(', ')}\n`)
  return 0
}
