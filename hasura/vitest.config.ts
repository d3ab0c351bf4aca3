import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'hasura', include: ['**/*.test.ts'], exclude: ['**/node_modules/**'] },
})
