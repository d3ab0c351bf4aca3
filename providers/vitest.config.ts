import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'providers',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['./src/testing/requests/holdAll.ts'],
    // Modules have no state that one test file could leave to the next, so one process can run several files and load
    // the sources once.
    isolate: false,
  },
})
