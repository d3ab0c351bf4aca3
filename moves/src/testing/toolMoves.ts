import { createToken, hashToken } from '@questboard/database'
import { sql } from 'kysely'
import * as moves from '../index.ts'
import { makeMove } from '../makeMove.ts'
import { moved } from '../result.ts'
import type { Row, Step } from './possibleMoves.ts'
import type { Random } from './randomOf.ts'
import { company, people, time } from './world.ts'

/** The steps that the export workflow takes, in any order. */
export const exportMoves = ({ id }: Row, sequence: () => number): Readonly<Record<string, Step>> => ({
  startExport: (transaction) => moves.startExport(transaction, id),
  finishExport: (transaction) =>
    moves.finishExport(transaction, id, {
      name: 'offers.csv',
      path: `exports/${sequence()}`,
      bytes: 12,
      sha256: Buffer.alloc(32, 1),
      rows: 1,
    }),
  failExport: (transaction) => moves.failExport(transaction, id, 'No.'),
  expireExport: (transaction) => moves.expireExport(transaction, id),
})

export const matchmakingMoves = ({ id }: Row): Readonly<Record<string, Step>> => ({
  makeMatches: (transaction) => moves.makeMatches(transaction, id),
  failMatches: (transaction) => moves.failMatches(transaction, id),
})

export const companyInvitationMoves = ({ id }: Row): Readonly<Record<string, Step>> => ({
  expireCompanyInvitation: (transaction) => moves.expireCompanyInvitation(transaction, id, time),
  resendCompanyInvitation: (transaction) => moves.resendCompanyInvitation(transaction, id, company),
})

/** A member's requests: an export, matches, or an invitation for a colleague. */
export const requests = (
  random: Random,
  sequence: () => number,
  activationId: string,
): Readonly<Record<string, Step>> => ({
  requestExport: (transaction) =>
    moves.requestExport(
      transaction,
      { kind: 'quest_runs', activationId: null, stages: ['Offers'], filter: {} },
      company,
    ),
  requestMatchmaking: (transaction) =>
    moves.requestMatchmaking(
      transaction,
      {
        activationId,
        gameId: people.game,
        objective: random.pick(['awareness', 'conversion'] as const) ?? 'awareness',
        countries: [],
        languages: [],
        platforms: ['twitch'],
        sizeTiers: [],
        budgetCents: null,
      },
      company,
    ),
  // Members insert this row directly, without an action. A trigger of the table enforces the plan's limit.
  inviteMember: (transaction) =>
    makeMove(transaction, 'inviteMember', company, async () => {
      await transaction
        .insertInto('company_invitation')
        .values({
          company_id: people.companyId,
          email: `member${sequence()}@northlight.example`,
          token_hash: sql`${hashToken(createToken())}`,
        })
        .execute()
      return moved
    }),
})
