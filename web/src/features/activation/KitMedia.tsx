import { Button, FileButton, Group, Input, Select, TextInput } from '@mantine/core'
import { IconLink, IconPhoto } from '@tabler/icons-react'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { SortableList } from '../../components/SortableList.tsx'
import { useItemKeys } from '../../components/useItemKeys.ts'
import { useUpload } from '../../components/useUpload.ts'
import type { List } from '../../lib/form.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { uploadImage } from '../../lib/upload.ts'
import classes from './KitMedia.module.css'

export type KitMedium = { kind: string; url: string; title: string }

const kinds: Readonly<Record<string, string>> = {
  kit_image: 'Picture',
  kit_video: 'Video',
  kit_link: 'Link',
}

const nameOf = (t: ToText, { kind, title }: KitMedium, index: number): string =>
  title || t('{kind} {number}', { kind: t(kinds[kind] ?? kind), number: index + 1 })

const AddPicture = ({ onAdd }: { onAdd: (url: string, name: string) => void }) => {
  const t = useText()
  const { busy, problem, take } = useUpload(uploadImage, (url, file) => onAdd(url, file.name))
  return (
    <div>
      <FileButton accept="image/png,image/jpeg,image/gif,image/webp" onChange={take}>
        {(props) => (
          <Button {...props} variant="default" loading={busy} leftSection={<IconPhoto size={16} />}>
            {t('Upload a picture')}
          </Button>
        )}
      </FileButton>
      {problem && <Input.Error mt="xs">{t(problem)}</Input.Error>}
    </div>
  )
}

type MediumProps = {
  medium: KitMedium
  errorOf: (field: keyof KitMedium) => string | undefined
  onChange: (changed: KitMedium) => void
}

const MediumFields = ({ medium, errorOf, onChange }: MediumProps) => {
  const t = useText()
  return (
    <FieldGrid>
      <Select
        label={t('Kind')}
        allowDeselect={false}
        data={Object.entries(kinds).map(([value, label]) => ({ value, label: t(label) }))}
        value={medium.kind}
        onChange={(kind) => kind && onChange({ ...medium, kind })}
      />
      <TextInput
        label={t('Title')}
        maxLength={200}
        value={medium.title}
        error={errorOf('title')}
        onChange={({ currentTarget }) => onChange({ ...medium, title: currentTarget.value })}
      />
      <TextInput
        label={t('Address')}
        required
        inputMode="url"
        value={medium.url}
        error={errorOf('url')}
        onChange={({ currentTarget }) => onChange({ ...medium, url: currentTarget.value })}
      />
      {medium.kind === 'kit_image' && medium.url && (
        <img className={classes.picture} src={medium.url} alt={medium.title} />
      )}
    </FieldGrid>
  )
}

export const KitMedia = ({ list }: { list: List<KitMedium> }) => {
  const t = useText()
  const keys = useItemKeys(list)
  return (
    <Input.Wrapper
      label={t('Media')}
      labelElement="div"
      description={list.items.length > 1 && t('Drag an item by its handle, or move it with the arrow keys.')}
      error={list.error}
    >
      <div className={classes.media}>
        <SortableList
          entries={list.items.map((medium, index) => ({
            key: keys.keys[index] ?? '',
            name: nameOf(t, medium, index),
          }))}
          onMove={keys.move}
          onRemove={keys.remove}
        >
          {(index) => {
            const medium = list.items[index]
            return (
              medium && (
                <MediumFields
                  medium={medium}
                  errorOf={(field) => list.errorAt(index, field)}
                  onChange={(changed) => list.replace(index, changed)}
                />
              )
            )
          }}
        </SortableList>
        <Group>
          <AddPicture
            onAdd={(url, name) => keys.insert({ kind: 'kit_image', url, title: name.replace(/\.\w+$/, '') })}
          />
          <Button
            variant="default"
            leftSection={<IconLink size={16} />}
            onClick={() => keys.insert({ kind: 'kit_link', url: '', title: '' })}
          >
            {t('Add a link or a video')}
          </Button>
        </Group>
      </div>
    </Input.Wrapper>
  )
}
