export * from './forgetEvents.ts'
export * from './migrations.ts'
export * from './scratch.ts'
export * from './walkQuestRun.ts'
