export * from './browser.ts'
export * from './gateway.ts'
