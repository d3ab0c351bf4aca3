import type { JoinProgramQuery } from './generated/JoinProgram.ts'

/** The program that the user is joining. */
export type Joined = NonNullable<JoinProgramQuery['activation_by_pk']>
export type Program = NonNullable<Joined['creator_program']>
