import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'database',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
