import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'hasura',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // No module keeps state between files, so a process can run several and load the sources once.
    isolate: false,
    globalSetup: ['../database/src/testing/setup.ts'],
    // The first file that reads the demo market builds it, which takes minutes on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
