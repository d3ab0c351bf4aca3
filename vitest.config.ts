import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A test that asks waits while Postgres or the engine answers: one worker per core, where vitest leaves one core free.
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() },
})
