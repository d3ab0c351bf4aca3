import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'providers', include: ['**/*.test.ts'], exclude: ['**/node_modules/**'] },
})
