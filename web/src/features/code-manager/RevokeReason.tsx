import { Textarea, type TextareaProps } from '@mantine/core'
import { useText } from '../../lib/text.ts'

export const RevokeReason = (props: TextareaProps) => {
  const t = useText()
  return (
    <Textarea
      label={t('Reason')}
      description={t('Creators who hold a code see this reason.')}
      required
      maxLength={500}
      autosize
      minRows={2}
      data-autofocus
      {...props}
    />
  )
}
