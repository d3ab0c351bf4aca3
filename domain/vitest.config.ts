import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'domain',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Modules keep no state between test files, so one process can run several files and load the sources once.
    isolate: false,
  },
})
