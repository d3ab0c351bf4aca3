import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { ManyInput } from '../../components/ManyInput.tsx'
import { Sentence } from '../../lib/Sentence.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { CodeItemPickerDocument, type CodeItemPickerQuery } from './generated/CodeItemPicker.ts'

type Item = CodeItemPickerQuery['code_item'][number]
type Props = { value: string[]; onChange: (ids: string[]) => void; error?: ReactNode }

const availableOf = ({ stock }: Item): number =>
  stock.reduce((sum, { available }) => sum + (available ?? 0), 0)

/** The key sets whose codes a creator kit hands out, with how many codes are left of each. */
export const CodeItemPicker = ({ value, onChange, error }: Props) => {
  const t = useText()
  const { user } = useSession()
  const { data } = useQuery(CodeItemPickerDocument, { variables: { companyId: user?.company?.id ?? '' } })
  return (
    <ManyInput
      label={t('Key sets')}
      description={
        <Sentence parts={{ manager: (words) => <AppLink to="/company/code-manager">{words}</AppLink> }}>
          {t(
            'Codes of these are handed out. At least one with codes to publish: add them in the <manager>Code Manager</manager>.',
          )}
        </Sentence>
      }
      none={t('No key set')}
      choices={(data?.code_item ?? []).map((item) => ({
        value: item.id,
        label: t('{item} · {count, plural, one {# code} other {# codes}}', {
          item: item.item_name,
          count: availableOf(item),
        }),
        group: item.game.name,
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}
