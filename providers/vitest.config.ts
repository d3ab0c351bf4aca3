import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'providers',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    setupFiles: ['./src/testing/requests/holdAll.ts'],
    // No module keeps anything between files: a process may run one after another, and load the sources once.
    isolate: false,
  },
})
