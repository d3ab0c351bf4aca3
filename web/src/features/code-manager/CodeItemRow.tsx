import { useMutation } from '@apollo/client/react'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { codeItemTypeNames } from '@questboard/domain'
import { IconDots, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import { ask } from '../../components/Confirm.tsx'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCount } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { openCodeItem } from './CodeItemForm.tsx'
import classes from './codeManager.module.css'
import {
  type CodeItemRow_ItemFragment,
  CodeItemRow_ItemFragmentDoc,
  CodeItemsPageDocument,
  DeleteCodeItemDocument,
} from './generated/CodeItemsPage.ts'
import { openHandOut } from './HandOutCode.tsx'
import { openImport } from './ImportFlow.tsx'
import { levelOf, sumOf } from './stock.ts'

type Stock = CodeItemRow_ItemFragment['stock']

const choicesOf = (stock: Stock) =>
  stock.flatMap(({ available, platform, distribution_channel: store }) =>
    store && (available ?? 0) > 0 ? { value: store.id, label: platform ?? store.name } : [],
  )

/** Requires a confirmation, because deleting an item deletes its codes. */
const useDeletion = ({ id, name }: CodeItemRow_ItemFragment, count: number) => {
  const t = useText()
  const [remove] = useMutation(DeleteCodeItemDocument, {
    refetchQueries: [CodeItemsPageDocument],
    awaitRefetchQueries: true,
  })
  return () =>
    ask({
      id: 'delete-code-item',
      title: 'Delete this item?',
      text: t(
        'This deletes “{name}” with its {count, plural, =0 {codes} one {# code} other {# codes}}. You can’t undo this.',
        { name, count },
      ),
      confirm: 'Delete',
      dangerous: true,
      run: async () => {
        await remove({ variables: { id } })
        toasts.good('Item deleted successfully')
      },
    })
}

const StockBadges = ({ stock }: { stock: Stock }) => {
  const t = useText()
  return (
    <span className={classes.stock}>
      {stock.length === 0 && <StatusBadge tone="bad">No codes yet</StatusBadge>}
      {stock.map((one) => (
        <StatusBadge key={one.distribution_channel_id} tone={levelOf(one.availability).tone}>
          {t('{store}: {left} of {total} · {level}', {
            store: one.platform ?? '–',
            left: formatCount(one.available),
            total: formatCount(one.total),
            level: t(levelOf(one.availability).words),
          })}
        </StatusBadge>
      ))}
    </span>
  )
}

type MenuProps = { item: CodeItemRow_ItemFragment; available: number; total: number }

/** A menu with actions that are needed less often than adding codes. */
const ItemMenu = ({ item, available, total }: MenuProps) => {
  const t = useText()
  const askToDelete = useDeletion(item, total)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('More actions for {name}', { name: item.name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {available > 0 && (
          <Menu.Item
            leftSection={<IconSend size={16} />}
            onClick={() => openHandOut(item.id, choicesOf(item.stock))}
          >
            {t('Give a code')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => openCodeItem(item)}>
          {t('Edit')}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={askToDelete}>
          {t('Delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

type Props = { item: FragmentType<typeof CodeItemRow_ItemFragmentDoc> }

export const CodeItemRow = (props: Props) => {
  const t = useText()
  const item = readFragment(CodeItemRow_ItemFragmentDoc, props.item)
  const { available, total } = sumOf(item.stock)
  return (
    <Row
      title={
        <AppLink
          to={`/company/code-manager/codes?item=${item.id}`}
          aria-label={t('Codes of {name}', { name: item.name })}
        >
          {item.name}
        </AppLink>
      }
      text={
        <>
          {[
            t(codeItemTypeNames[item.type]),
            ...(item.item_name === item.name ? [] : [item.item_name]),
            t('{left} of {total, plural, one {# code} other {# codes}} left', {
              left: formatCount(available),
              total,
            }),
          ].join(' · ')}
          <StockBadges stock={item.stock} />
        </>
      }
      side={
        <>
          <Button size="xs" variant="light" onClick={() => openImport({ itemId: item.id })}>
            {t('Add codes')}
          </Button>
          <ItemMenu item={item} available={available} total={total} />
        </>
      }
    />
  )
}
