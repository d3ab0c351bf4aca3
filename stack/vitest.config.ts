import { defineConfig } from 'vitest/config'

// These tests start complete stacks and mostly wait, so two files run at a time. The timeouts are long enough for a
// busy machine.
export default defineConfig({
  test: {
    name: 'stack',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    maxWorkers: 2,
    // Runs after the projects that use another number of workers at the same time.
    sequence: { groupOrder: 2 },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
