import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { useText } from '../lib/text.ts'

type Props = {
  readonly label: string
  readonly description: string
  readonly address: string
}

/** An address to pass on: it stands there whole, and one press takes it along. */
export const CopyLink = ({ label, description, address }: Props) => {
  const t = useText()
  return (
    <Group align="flex-end" wrap="nowrap" gap="xs">
      <TextInput flex={1} readOnly label={t(label)} description={t(description)} value={address} />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {t(copied ? 'Copied' : 'Copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
