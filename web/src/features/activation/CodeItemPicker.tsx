import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { ManyInput } from '../../components/ManyInput.tsx'
import { Notice } from '../../components/Notice.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { useLoadProblem } from '../../lib/LoadProblem.tsx'
import { Sentence } from '../../lib/Sentence.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { CodeItemPickerDocument, type CodeItemPickerQuery } from './generated/CodeItemPicker.ts'
import { keySetGroups } from './keySetGroups.ts'

type Item = CodeItemPickerQuery['code_item'][number]
type Props = {
  gameId: string | null
  value: string[]
  onChange: (ids: string[]) => void
  error?: ReactNode
}

const availableOf = ({ stock }: Item): number =>
  stock.reduce((sum, { available }) => sum + (available ?? 0), 0)

/** Selects the key sets whose codes the creator kit contains, with the number of codes left. */
export const CodeItemPicker = ({ gameId, value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const query = useQuery(CodeItemPickerDocument, {
    variables: { companyId: user?.company?.id ?? '' },
  })
  const problem = useLoadProblem(query)
  const { data, loading } = query
  // Selected key sets have no names until the data has loaded.
  if (!data && loading) return <FormSkeleton fields={1} />
  const items = data?.code_item ?? []
  const groups = keySetGroups(items, gameId)
  const strange =
    gameId === null ? [] : items.filter(({ id, game }) => value.includes(id) && game.id !== gameId)
  const nameOf = (item: Item) =>
    t('{item} · {count, plural, one {# code} other {# codes}}', {
      item: item.item_name,
      count: availableOf(item),
    })
  return (
    <>
      <ManyInput
        label={t('Key sets')}
        description={
          <Sentence parts={{ manager: (words) => <AppLink to="/company/code-manager">{words}</AppLink> }}>
            {t(
              'Creators get codes from the key sets you choose. To publish, choose at least one key set with codes. Add codes in the <manager>Code Manager</manager>.',
            )}
          </Sentence>
        }
        none={t('No key set')}
        choices={groups.flatMap(({ title, isOwn, items: each }) =>
          each.map((item) => ({
            value: item.id,
            label: isOwn ? nameOf(item) : `${item.game.name}: ${nameOf(item)}`,
            group: t(title),
          })),
        )}
        value={value}
        onChange={onChange}
        error={error ?? problem}
      />
      {strange.length > 0 && (
        <Notice tone="warn" title="Key sets of other games">
          {strange.map(({ game, item_name }) => `${game.name}: ${item_name}`).join(' · ')}
        </Notice>
      )}
    </>
  )
}
