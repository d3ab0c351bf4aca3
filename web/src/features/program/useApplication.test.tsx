import { useQuery } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { ProgramApplicantDocument } from './generated/JoinProgram.ts'
import { joinValuesOf } from './joinValues.ts'
import { useApplication } from './useApplication.ts'

it('hardware that a creator unchecks in a program application is no longer part of it', async () => {
  const owned = new Set(['pc'])
  const server = createServer({
    ProgramApplicant: () => ({
      activation_by_pk: null,
      invitation: [],
      program_question: [],
      program_application: [],
      program_membership: [],
      creator_hardware: [...owned].map((hardware_id) => ({
        __typename: 'creator_hardware',
        creator_id: 'ada',
        hardware_id,
      })),
      hardware: [],
    }),
    SaveJoinHardware: ({ removed, added }) => {
      for (const id of Array.isArray(removed) ? removed : []) owned.delete(id)
      for (const { hardware_id } of Array.isArray(added) ? added : []) owned.add(hardware_id)
      const rows = { __typename: 'mutation_response', affected_rows: 1 }
      return { delete_creator_hardware: rows, insert_creator_hardware: rows }
    },
    SaveApplication: () => ({ saveApplication: { __typename: 'Saved', programId: 'program' } }),
  })
  const { result } = renderHook(
    () => {
      const { data } = useQuery(ProgramApplicantDocument, { variables: { id: 'program' } })
      const own = data?.creator_hardware.map(({ hardware_id }) => hardware_id) ?? []
      return { own, ...useApplication('program', own) }
    },
    { wrapper: server },
  )
  await waitFor(() => expect(result.current.own).toEqual(['pc']))
  const keep = (hardware: string[]) =>
    act(() => result.current.keep(joinValuesOf(null, [], hardware), 'code_of_conduct'))
  await keep(['pc', 'steam_deck'])
  expect([...owned]).toEqual(['pc', 'steam_deck'])
  await keep(['pc'])
  expect([...owned]).toEqual(['pc'])
})
