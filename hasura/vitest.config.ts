import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'hasura',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    // Every file has a database of its own, migrated from nothing: minutes on a machine that is busy with others.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})
