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
  WaitingApplicantDocument,
} from './generated/JoinProgram.ts'
import { applicationOf, draftOf, type JoinValues } from './joinValues.ts'

export const useApplication = (programId: string, ownHardware: readonly string[], hasAccess = true) => {
  const carryOut = useIntent()
  const client = useApolloClient()
  const [save] = useMutation(SaveApplicationDocument)
  const [apply] = useMutation(ApplyToProgramDocument)
  // Saves the hardware and loads it again, because the next save needs to know what was added and removed.
  const [saveHardware] = useMutation(SaveJoinHardwareDocument, {
    refetchQueries: [hasAccess ? ProgramApplicantDocument : WaitingApplicantDocument],
    awaitRefetchQueries: true,
  })
  const reread = () =>
    client.refetchQueries({
      include: [JoinProgramDocument, hasAccess ? ProgramApplicantDocument : WaitingApplicantDocument],
    })
  const keepHardware = async ({ hardware }: JoinValues) => {
    const { removed, added } = changes(ownHardware, hardware)
    if (removed.length + added.length > 0)
      await saveHardware({ variables: { removed, added: added.map((hardware_id) => ({ hardware_id })) } })
  }
  return {
    /** Saves the draft, so that the creator can continue with this step later. */
    keep: async (values: JoinValues, slug: JoinSlug) => {
      await keepHardware(values)
      await save({ variables: { programId, ...draftOf(slug, values) } })
    },
    /** Saves what the creator has typed so far, so that a reload does not lose it. */
    keepTyped: (values: JoinValues, slug: JoinSlug) =>
      save({ variables: { programId, ...draftOf(slug, values) } }).catch(() => undefined),
    /** Completes the application of a person without creator access. It is sent when they get access. */
    finish: async (values: JoinValues, slug: JoinSlug) => {
      await keepHardware(values)
      await save({ variables: { programId, ...draftOf(slug, values, true) } })
      await reread()
    },
    send: async (values: JoinValues, termsVersion: number) => {
      await keepHardware(values)
      const wish = { programId, ...applicationOf(values, termsVersion) }
      try {
        await carryOut(wish, (idempotencyKey) => apply({ variables: { ...wish, idempotencyKey } }))
      } finally {
        // Reloads after success. Also reloads after a failure, because the texts or questions may have changed.
        await reread()
      }
    },
  }
}
