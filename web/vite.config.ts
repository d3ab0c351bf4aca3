import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const gateway = process.env.GATEWAY_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
const proxied = ['/api', '/l/', '/files', '/.well-known']

/**
 * A few files of a sensible size in place of dozens of crumbs: each group is what one moment needs (sign-in; any
 * signed-in screen), so that nothing is fetched early. All else stays with the page that imports it.
 */
const groups = [
  {
    name: 'react',
    test: /preload-helper|node_modules\/(react|react-dom|scheduler|react-router|clsx|tslib)\//,
    priority: 30,
  },
  {
    name: 'base',
    test: /@mantine\/hooks\/|node_modules\/@mantine\/core\/esm\/(core|components\/(ActionIcon|Anchor|Button|CloseButton|Divider|Group|Input|InputBase|Loader|PasswordInput|Stack|Text|TextInput|Title|Transition|UnstyledButton|VisuallyHidden))\//,
    priority: 20,
  },
  {
    name: 'client',
    test: /node_modules\/(@apollo|graphql|rxjs|react-intl|@formatjs|swr)\/|web\/src\/generated\//,
    priority: 20,
  },
  {
    name: 'popups',
    test: /node_modules\/@floating-ui\/|@mantine\/core\/esm\/components\/(Combobox|Menu|Popover|Tooltip)\//,
    priority: 10,
  },
  {
    name: 'dialogs',
    test: /node_modules\/react-remove-scroll|@mantine\/core\/esm\/components\/(Drawer|FocusTrap|Modal|ModalBase|Overlay|Paper|Portal|RemoveScroll|ScrollArea|NativeScrollArea)\//,
    priority: 15,
  },
]

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'graphql'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway, ws: true }])),
  },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy allows no inline styles and fonts: assets stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
