import { defineConfig } from 'vitest/config'

// Whole stacks are started here, and mostly waited for: two files at a time, with time for a busy machine.
export default defineConfig({
  test: {
    name: 'stack',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    maxWorkers: 2,
    // After what else is run at once, which has another number of workers.
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
