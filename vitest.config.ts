import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files start first, so that no slow file runs alone at the end of a round. */
const long = [
  'hasura/tests/seeds.test.ts',
  'hasura/tests/migrations.test.ts',
  'hasura/tests/permissions/refusals.test.ts',
  'engine/test/conformance.test.ts',
  'workflows/src/workflows/timedQuestRun.test.ts',
  'workflows/src/workflows/workflows.test.ts',
  'workflows/src/workflows/timedRow.test.ts',
  'stack/docker/builtImages.test.ts',
  'stack/firstStart.test.ts',
  'stack/healing.test.ts',
  'e2e/tests/looks.spec.ts',
  'e2e/tests/connections.spec.ts',
  'e2e/tests/routes.spec.ts',
  'e2e/tests/shell.spec.ts',
  'e2e/tests/shell-trouble.spec.ts',
  'e2e/tests/signIn.spec.ts',
].map((file) => join(import.meta.dirname, file))
for (const file of long) if (!existsSync(file)) throw new Error(`there is no ${file} to begin with`)

/** The project with many small files runs last, when other workers become free. */
const small = 'web'

/** Keeps the files of one project together, because a worker is reused only within a project. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const first = long.flatMap((file) => sorted.filter(({ moduleId }) => moduleId === file))
    const rest = sorted.filter((file) => !first.includes(file))
    const isSmall = ({ project }: TestSpecification) => project.name === small
    return [...first, ...rest.filter((file) => !isSmall(file)), ...rest.filter(isSmall)]
  }
}

export default defineConfig({
  test: { projects: ['*/vitest.config.ts'], sequence: { sequencer: LongestFirst } },
})
