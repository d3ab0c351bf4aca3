import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'providers',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['./src/testing/requests/holdAll.ts'],
    // Modules keep no state between files, so one process can run several files and load the sources once.
    isolate: false,
  },
})
