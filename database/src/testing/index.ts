export * from './migrations.ts'
export * from './scratch.ts'
