import { Button } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'

/** Downloads everything that we keep about the account (privacy policy, "Your rights"). */
export const PersonalData = () => {
  const t = useText()
  return (
    <Panel
      title="Your data"
      text="An archive with everything we keep about you, as JSON and CSV files."
      actions={
        <Button component="a" variant="default" href="/api/documents/personal-data/archive" download>
          {t('Download data')}
        </Button>
      }
    />
  )
}
