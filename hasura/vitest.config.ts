import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'hasura',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // No module keeps anything between files: a process may run one after another, and load the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    // The demo market is built by the first file that reads it: minutes on a machine that is busy with others.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
