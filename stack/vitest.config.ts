import { defineConfig } from 'vitest/config'

// These tests start complete stacks and mostly wait, so two files run at a time, with time for a busy machine.
export default defineConfig({
  test: {
    name: 'stack',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    maxWorkers: 2,
    // After projects that run simultaneously with another number of workers.
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
