import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // No module keeps anything between files: a process may run one after another, and load the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    // Two workers, Postgres and the engine share two cores.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
