export * from './browser.ts'
export * from './gateway.ts'
export * from './service.ts'
