import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'actions',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Modules keep no state between test files, so one process can run several files and load the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    // Two workers, because Postgres and the engine share the same two cores.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
