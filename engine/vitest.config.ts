import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'engine',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Modules have no state that one test file could leave to the next, so one process can run several files and load
    // the sources once.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
