import type { ActivationKind } from '@questboard/domain'
import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded, type LoadedQuery } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { ActivationHead_ActivationFragmentDoc } from './generated/Activation.ts'

type Head = FragmentType<typeof ActivationHead_ActivationFragmentDoc>
export type Found = { activation_by_pk: Head | null }
export type OwnOf<Data extends Found> = NonNullable<Data['activation_by_pk']>

type Props<Data extends Found> = {
  kind: ActivationKind
  query: LoadedQuery<Data>
  skeleton: ReactNode
  /** Shown if the activation does not exist, is of another kind, or belongs to another company. */
  others: ReactNode
  children: (activation: OwnOf<Data>, data: Data) => ReactNode
}

/** Renders an activation only for the company that owns it. */
export const OwnActivation = <Data extends Found>({
  kind,
  query,
  skeleton,
  others,
  children,
}: Props<Data>) => {
  const { user } = useSession()
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(data) => {
        const activation: OwnOf<Data> | null = data.activation_by_pk
        const head = readFragment(ActivationHead_ActivationFragmentDoc, activation)
        return activation && head?.kind === kind && head.company_id === user?.company?.id
          ? children(activation, data)
          : others
      }}
    </Loaded>
  )
}
