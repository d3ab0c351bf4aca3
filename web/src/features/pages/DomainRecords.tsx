import { ActionIcon, Code, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useText } from '../../lib/text.ts'
import classes from './DomainRecords.module.css'

const Copyable = ({ value }: { value: string }) => {
  const t = useText()
  return (
    <span className={classes.value}>
      <Code>{value}</Code>
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={copied ? t('Copied') : t('Copy {value}', { value })}
            onClick={copy}
          >
            {copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          </ActionIcon>
        )}
      </CopyButton>
    </span>
  )
}

/** The DNS records that the company must add: one for visitors, and one that proves ownership. */
export const DomainRecords = ({ domain, token }: { domain: string; token: string }) => {
  const t = useText()
  const records = [
    { type: 'CNAME', name: domain, value: window.location.hostname },
    { type: 'TXT', name: `_questboard.${domain}`, value: token },
  ]
  return (
    <div className={classes.frame}>
      <table className={classes.records}>
        <thead>
          <tr>
            <th scope="col">{t('Type')}</th>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Value')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ type, name, value }) => (
            <tr key={type}>
              <td>{type}</td>
              <td>
                <Copyable value={name} />
              </td>
              <td>
                <Copyable value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
