import { Progress, Stack, Text } from '@mantine/core'
import { matchSignalNames } from '@questboard/domain'
import { Panel } from '../../../components/Panel.tsx'
import { useText } from '../../../lib/text.ts'
import { RowFacts } from '../../../tables/RowFacts.tsx'
import { type MatchRow, matchColumns } from './matchColumns.tsx'

/** Explains a suggestion by its signals, each shown as a percentage. */
export const MatchPanel = ({ row }: { row: MatchRow }) => {
  const t = useText()
  const signals = [
    [matchSignalNames.gameFit, row.game_fit],
    [matchSignalNames.reach, row.reach],
    [matchSignalNames.engagement, row.engagement],
    [matchSignalNames.activity, row.activity],
    [matchSignalNames.trackRecord, row.track_record],
  ] as const
  return (
    <RowFacts row={row} columns={matchColumns}>
      {row.reach !== null && (
        <Panel title="Why" text={t('From the past 12 months.')}>
          <Stack gap="sm">
            {signals.map(([name, value]) => (
              <div key={name}>
                <Text size="sm">{t(name)}</Text>
                <Progress value={100 * (value ?? 0)} aria-label={t(name)} />
              </div>
            ))}
          </Stack>
        </Panel>
      )}
    </RowFacts>
  )
}
