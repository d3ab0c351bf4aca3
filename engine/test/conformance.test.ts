import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { conformance } from './conformance.ts'

const CASES = join(import.meta.dirname, '../../../shared/hasura-cases')

test.runIf(existsSync(join(CASES, 'run_hasura_cases.mjs')))(
  "Hasura's own tests pass over HTTP and WebSockets, except those listed in DIFFERENCES.md",
  { timeout: 900_000 },
  async () => {
    const { passed, failures } = await conformance(CASES)
    expect(failures).toEqual([])
    expect(passed).toBeGreaterThan(0)
  },
)
