export * from './database.ts'
export type * from './generated.ts'
export * from './sealing.ts'
