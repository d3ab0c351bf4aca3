import { Button, FileButton, Group, Input, Progress, Stack, Text } from '@mantine/core'
import { shareInWords, sizeInWords } from '@questboard/domain'
import { IconFileZip } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../lib/text.ts'
import { unfinishedAt } from './unfinished.ts'
import { type Asset, type Sending, useArchiveUpload } from './useArchiveUpload.ts'

type Props = { value: Asset | null; onChange: (asset: Asset | null) => void }

type WayProps = Pick<ReturnType<typeof useArchiveUpload>, 'pause' | 'goOn' | 'stop'> & { sending: Sending }

const OnItsWay = ({ sending: { name, part, isPaused }, pause, goOn, stop }: WayProps) => {
  const t = useText()
  const isWhole = part === 1
  const state = isPaused ? '{name}: paused at {part}' : '{name}: {part} uploaded'
  const words = t(isWhole ? 'Checking {name}' : state, { name, part: shareInWords(part) })
  return (
    <Stack gap="xs" mt="xs">
      <Text size="sm">{words}</Text>
      <Progress.Root>
        <Progress.Section value={part * 100} aria-label={words} animated={isWhole} striped={isPaused} />
      </Progress.Root>
      {!isWhole && (
        <Group>
          <Button variant="default" size="xs" onClick={isPaused ? goOn : pause}>
            {t(isPaused ? 'Resume' : 'Pause')}
          </Button>
          <Button variant="subtle" color="gray" size="xs" onClick={stop}>
            {t('Cancel upload')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/**
 * The archive of a creator kit. It is uploaded in parts, checked and stored immediately. The form must still be saved
 * separately.
 */
export const KitArchive = ({ value, onChange }: Props) => {
  const t = useText()
  const id = useId()
  const { pathname } = useLocation()
  const [unfinished, setUnfinished] = useState(() => unfinishedAt(pathname, window.localStorage))
  const { sending, problem, send, ...way } = useArchiveUpload(onChange)
  const take = (file: File | null) => {
    if (!file) return
    setUnfinished(null)
    void send(file)
  }
  return (
    <Input.Wrapper
      label={t('Assets')}
      labelElement="div"
      labelProps={{ id }}
      description={t('One .zip or .rar file with logos, footage and other assets, up to 2 GB')}
      error={problem && t(problem)}
    >
      {sending && <OnItsWay sending={sending} {...way} />}
      {unfinished && !sending && (
        <Text size="sm" mt="xs">
          {t('The upload of {name} didn’t finish. Choose the file again to resume it.', {
            name: unfinished,
          })}
        </Text>
      )}
      <Group role="group" aria-labelledby={id} mt="xs">
        {value && (
          <span>
            {value.name} ({sizeInWords(value.bytes)})
          </span>
        )}
        <FileButton accept=".zip,.rar" onChange={take} disabled={sending !== null}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={sending !== null}
              leftSection={<IconFileZip size={16} />}
            >
              {t(value ? 'Replace' : 'Upload')}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
