import { defineConfig } from 'vitest/config'

// Three files at a time, each in a browser of its process: each waits for its page now and then, and together they keep two cores busy.
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/**/*.spec.ts'],
    globalSetup: 'support/unpackBrowser.ts',
    // No module keeps anything between files: a process may run one after another, and load the sources once.
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As patient as the browser's own waiting: a busy machine takes longer than a second to show a screen again.
    expect: { poll: { timeout: 15_000 } },
  },
})
