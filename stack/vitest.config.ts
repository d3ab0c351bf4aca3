import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { name: 'stack', include: ['**/*.test.ts'], exclude: ['**/node_modules/**'] } })
