import { PageHeader } from '../../components/PageHeader.tsx'
import { useText } from '../../lib/text.ts'
import type { AnyStep } from './addresses.ts'

export const CreateHeader = ({ title, steps }: { title: string; steps: readonly AnyStep[] }) => {
  const t = useText()
  return (
    <PageHeader
      title={title}
      text={t(
        'Step 1 of {count}. We save every step as a draft. You can continue anytime from your activations.',
        {
          count: steps.length,
        },
      )}
    />
  )
}
