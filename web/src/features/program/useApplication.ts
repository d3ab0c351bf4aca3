import { useApolloClient, useMutation } from '@apollo/client/react'
import type { JoinSlug } from '@questboard/domain'
import { changes } from '../../lib/changes.ts'
import { useIntent } from '../../lib/intent.ts'
import {
  ApplyToProgramDocument,
  JoinProgramDocument,
  ProgramApplicantDocument,
  SaveApplicationDocument,
  SaveJoinHardwareDocument,
} from './generated/JoinProgram.ts'
import { applicationOf, draftOf, type JoinValues } from './joinValues.ts'

/** Keeps an application as far as it is, and sends it. Both throw where they are refused. */
export const useApplication = (programId: string, ownHardware: readonly string[]) => {
  const carryOut = useIntent()
  const client = useApolloClient()
  const [save] = useMutation(SaveApplicationDocument)
  const [apply] = useMutation(ApplyToProgramDocument)
  // What is kept now is what the next step's ticks are compared with.
  const [saveHardware] = useMutation(SaveJoinHardwareDocument, {
    refetchQueries: [ProgramApplicantDocument],
    awaitRefetchQueries: true,
  })
  const reread = () => client.refetchQueries({ include: [JoinProgramDocument, ProgramApplicantDocument] })
  const keepHardware = async ({ hardware }: JoinValues) => {
    const { removed, added } = changes(ownHardware, hardware)
    if (removed.length + added.length > 0)
      await saveHardware({ variables: { removed, added: added.map((hardware_id) => ({ hardware_id })) } })
  }
  return {
    /** For another day: it goes on with this step then. */
    keep: async (values: JoinValues, slug: JoinSlug) => {
      await keepHardware(values)
      await save({ variables: { programId, ...draftOf(slug, values) } })
    },
    send: async (values: JoinValues, termsVersion: number) => {
      await keepHardware(values)
      const wish = { programId, ...applicationOf(values, termsVersion) }
      try {
        await carryOut(wish, (idempotencyKey) => apply({ variables: { ...wish, idempotencyKey } }))
      } finally {
        // It is sent, or the texts and questions have changed meanwhile.
        await reread()
      }
    },
  }
}
