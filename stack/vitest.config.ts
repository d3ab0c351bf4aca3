import { defineConfig } from 'vitest/config'

// Whole stacks are started here: one file after another, with time for a busy machine.
export default defineConfig({
  test: {
    name: 'stack',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
