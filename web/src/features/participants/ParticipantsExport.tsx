import { type ParticipantExportKind, participantExportKinds, stagesOfExport } from '@questboard/domain'
import { useLocation } from 'react-router'
import { ExportButton } from '../../shared/exports/ExportButton.tsx'

type Props = { kind: ParticipantExportKind; activationId: string | undefined }

const titles: Readonly<Record<ParticipantExportKind, string>> = {
  quest_runs: 'Export Quest participants',
  key_participants: 'Export key participants',
  program_members: 'Export Creator Program members',
}

/** Sends a list of participants by email. By default, the list contains those of the open tab. */
export const ParticipantsExport = ({ kind, activationId }: Props) => {
  const slug = useLocation().pathname.split('/').at(-1)
  const stages = stagesOfExport(kind)
  return (
    <ExportButton
      subject={{
        kind,
        beside: participantExportKinds,
        title: titles[kind],
        activationId: activationId ?? null,
        stages,
        stage: stages.find((one) => one.toLowerCase() === slug) ?? '',
      }}
    />
  )
}
