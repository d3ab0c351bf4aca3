import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'engine',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // No module keeps state between test files, so one process can run several and load the sources once.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
