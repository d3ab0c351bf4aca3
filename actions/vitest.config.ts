import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'actions', include: ['**/*.test.ts'], exclude: ['**/node_modules/**'] },
})
