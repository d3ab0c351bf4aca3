import { Box, Button, CopyButton, Group, TextInput } from '@mantine/core'
import { useText } from '../lib/text.ts'

type Props = {
  readonly label: string
  readonly description: string
  readonly address: string
}

export const CopyLink = ({ label, description, address }: Props) => {
  const t = useText()
  return (
    <TextInput
      readOnly
      label={t(label)}
      description={t(description)}
      value={address}
      inputContainer={(input) => (
        <Group align="flex-start" wrap="nowrap" gap="xs">
          <Box flex={1}>{input}</Box>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {t(copied ? 'Copied' : 'Copy')}
              </Button>
            )}
          </CopyButton>
        </Group>
      )}
    />
  )
}
