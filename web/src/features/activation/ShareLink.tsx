import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'

export const ShareLink = ({ path }: { path: string }) => {
  const t = useText()
  return (
    <CopyButton value={`${window.location.origin}${path}`}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          size="compact-md"
          leftSection={copied ? <IconCheck size={16} /> : <IconLink size={16} />}
          onClick={copy}
        >
          {t(copied ? 'Link copied' : 'Copy link')}
        </Button>
      )}
    </CopyButton>
  )
}
