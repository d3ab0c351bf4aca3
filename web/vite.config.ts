import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups, leanChunks } from './bundle/chunks.ts'
import { documents, documentTexts } from './bundle/documents.ts'
import { precompressed } from './bundle/precompressed.ts'
import { preloads } from './bundle/preloads.ts'

const gateway = process.env.GATEWAY_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
const proxied = ['/api', '/l/', '/files', '/.well-known']

/** react-intl and @formatjs/intl each contain the same parser, so the build includes only one. */
const intl = createRequire(createRequire(import.meta.url).resolve('react-intl'))
const once = ['intl-messageformat', '@formatjs/icu-messageformat-parser', '@formatjs/icu-skeleton-parser']

export default defineConfig({
  plugins: [react(), documentTexts(), documents(), leanChunks(), preloads(), precompressed()],
  resolve: {
    dedupe: ['react', 'react-dom', 'graphql'],
    alias: Object.fromEntries(once.map((name) => [name, intl.resolve(name)])),
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway, ws: true }])),
  },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy forbids inline styles and fonts, so the build keeps assets in separate files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
