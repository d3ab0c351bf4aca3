import { z } from 'zod'
import { participantExportKinds, stagesOfExport } from './export.ts'

export const participantExportForm = z
  .object({
    kind: z.enum(participantExportKinds),
    /** Of one activation; of all of the company's where none is named. */
    activationId: z.guid().nullish(),
    stages: z.array(z.string()).min(1, 'Choose at least one'),
  })
  .refine(({ kind, stages }) => stages.every((stage) => stagesOfExport(kind).includes(stage)), {
    path: ['stages'],
    message: 'Choose from the list',
  })
