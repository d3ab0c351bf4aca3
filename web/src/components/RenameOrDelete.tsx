import { Button } from '@mantine/core'
import { useText } from '../lib/text.ts'

type Props = { name: string; onRename: () => void; onDelete: () => void }

export const RenameOrDelete = ({ name, onRename, onDelete }: Props) => {
  const t = useText()
  return (
    <>
      <Button variant="default" size="xs" aria-label={t('Rename {name}', { name })} onClick={onRename}>
        {t('Rename')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        aria-label={t('Delete {name}', { name })}
        onClick={onDelete}
      >
        {t('Delete')}
      </Button>
    </>
  )
}
