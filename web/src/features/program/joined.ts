import type { JoinProgramQuery } from './generated/JoinProgram.ts'

/** A program that somebody is about to join. */
export type Joined = NonNullable<JoinProgramQuery['activation_by_pk']>
export type Program = NonNullable<Joined['creator_program']>
