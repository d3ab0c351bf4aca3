import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'moves',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Modules keep no state between test files, so one process can run several files and load the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
