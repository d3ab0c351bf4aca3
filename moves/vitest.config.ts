import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'moves',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['../database/src/testing/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
