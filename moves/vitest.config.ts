import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'moves',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // No module keeps anything between files: a process may run one after another, and load the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
