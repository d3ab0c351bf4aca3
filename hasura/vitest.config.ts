import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'hasura',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Modules have no state that one test file could leave to the next, so a process can run several files and load
    // the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    // The first test file that reads the demo market builds it, which takes minutes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
