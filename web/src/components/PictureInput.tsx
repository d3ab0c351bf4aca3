import { Avatar, Button, FileButton, Group, Input } from '@mantine/core'
import { useId } from 'react'
import { useText } from '../lib/text.ts'
import classes from './PictureInput.module.css'
import { useUpload } from './useUpload.ts'

type Props = {
  label: string
  /** The name whose initials are shown if there is no picture. */
  name: string
  value: string
  onChange: (url: string) => void
  upload: (file: File) => Promise<string>
  /**
   * The ratio of width to height of the place where the picture appears. Without a ratio, the picture is a portrait of
   * a person.
   */
  ratio?: number
  /** The server's size limit for the picture. */
  limit?: '1 MB' | '5 MB'
}

const accepted = 'image/png,image/jpeg,image/gif,image/webp'

/**
 * Lets the user choose, replace or remove a picture. The upload starts immediately. The form must still be saved
 * separately.
 */
export const PictureInput = ({ label, name, value, onChange, upload, ratio, limit = '5 MB' }: Props) => {
  const t = useText()
  const id = useId()
  const { busy, problem, take } = useUpload(upload, onChange)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={t('PNG, JPG, GIF or WebP, up to {limit} and 4K', { limit })}
      error={problem && t(problem)}
    >
      <Group role="group" aria-labelledby={id} className={classes.row}>
        {ratio ? (
          value && <img className={classes.whole} style={{ '--ratio': ratio }} src={value} alt="" />
        ) : (
          <Avatar src={value || null} name={name} size={56} color="accent" alt="" />
        )}
        <Group gap="xs" wrap="nowrap">
          <FileButton accept={accepted} onChange={take}>
            {(props) => (
              <Button {...props} variant="default" loading={busy}>
                {value ? t('Replace') : t('Upload')}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button variant="subtle" color="gray" onClick={() => onChange('')}>
              {t('Remove')}
            </Button>
          )}
        </Group>
      </Group>
    </Input.Wrapper>
  )
}
