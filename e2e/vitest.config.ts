import { defineConfig } from 'vitest/config'

// Three files run at a time, each in its own browser process. Each waits for its page often, so together they keep
// two cores busy.
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/**/*.spec.ts'],
    globalSetup: 'support/unpackBrowser.ts',
    // Modules have no state that one test file could leave to the next, so a process can run several files and load
    // the sources once.
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The same time limit as the browser's own, because a busy machine can take over a second to show a screen.
    expect: { poll: { timeout: 15_000 } },
  },
})
