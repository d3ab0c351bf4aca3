import { defineConfig } from 'vitest/config'

// Three files at a time, each in its own browser process. Each waits for its page often, and together they keep two cores
// busy.
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/**/*.spec.ts'],
    globalSetup: 'support/unpackBrowser.ts',
    // No module keeps state between files, so a process can run several and load the sources once.
    isolate: false,
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    maxConcurrency: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As long as the browser's own timeout, because a busy machine can take over a second to show a screen.
    expect: { poll: { timeout: 15_000 } },
  },
})
