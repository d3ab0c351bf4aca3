export * from '../cards/testing/stripeSandbox.ts'
export * from './sandbox.ts'
