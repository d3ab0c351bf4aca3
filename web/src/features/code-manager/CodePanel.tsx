import { useMutation } from '@apollo/client/react'
import { Button, Group, Text } from '@mantine/core'
import { undoEnds } from '@questboard/domain'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import classes from './codeManager.module.css'
import { columns } from './columns.tsx'
import { RevealCodeDocument } from './generated/CodesPage.ts'
import type { Code } from './holder.ts'
import { openRevokeBatch } from './RevokeBatch.tsx'
import { openRevokeCode } from './RevokeCode.tsx'
import { UndoImport } from './UndoImport.tsx'

/** Loads the code only when the user reveals it, and stores it nowhere else. */
const Reveal = ({ codeId }: { codeId: string }) => {
  const t = useText()
  const [reveal, { loading }] = useMutation(RevealCodeDocument, { fetchPolicy: 'no-cache' })
  const [shown, setShown] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const look = async () => {
    setProblem(null)
    try {
      const { data } = await reveal({ variables: { codeId } })
      setShown(data?.revealCode?.code ?? null)
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return (
    <>
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      {shown === null ? (
        <Button loading={loading} onClick={() => void look()}>
          {t('Reveal code')}
        </Button>
      ) : (
        <Text className={classes.code} size="lg">
          {shown}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {t('We log every reveal.')}
      </Text>
    </>
  )
}

export const CodePanel = ({ code, onChanged }: { code: Code; onChanged: () => void }) => {
  const t = useText()
  const { user } = useSession()
  const isFresh = undoEnds(new Date(code.batch.created_at)) > new Date()
  return (
    <>
      <dl className={classes.facts}>
        {columns.slice(1).map(({ id, title, cell }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{t(title)}</dt>
            <dd>{cell(code)}</dd>
          </div>
        ))}
      </dl>
      <Reveal codeId={code.id} />
      {code.revoked_at && !code.batch.revoked_at && (
        <Notice tone="bad" title="This code was revoked">
          {code.revoke_reason}
        </Notice>
      )}
      {code.batch.revoked_at && (
        <Notice tone="bad" title="This batch was revoked">
          {code.batch.revoke_reason}
        </Notice>
      )}
      <Group mt="lg">
        {isFresh && <UndoImport batchId={code.batch.id} onUndone={onChanged} />}
        {user?.company?.isOwner && !code.revoked_at && (
          <Button
            variant="outline"
            color="red"
            onClick={() => openRevokeCode({ code, isLeaked: false, onRevoked: onChanged })}
          >
            {t('Revoke code')}
          </Button>
        )}
        {user?.company?.isOwner && !code.batch.revoked_at && (
          <Button
            variant="outline"
            color="red"
            onClick={() => openRevokeBatch({ batchId: code.batch.id, onRevoked: onChanged })}
          >
            {t('Revoke batch')}
          </Button>
        )}
      </Group>
    </>
  )
}
