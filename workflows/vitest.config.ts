import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'workflows',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Modules have no state that one test file could leave to the next, so one process can run several files and load
    // the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    // The timeouts are long, because two workers, Postgres and the engine share two cores.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
