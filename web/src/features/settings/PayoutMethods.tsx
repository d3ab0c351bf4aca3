import { Button, List, Text } from '@mantine/core'
import {
  bankDaysAfter,
  type PayoutMethod,
  payoutFacts,
  payoutMethodFacts,
  payoutMethodsIn,
} from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CreatorPaymentsQuery } from './generated/PaymentsPage.ts'

export type Account = CreatorPaymentsQuery['payout_account'][number]
export type Leave = { readonly leaving: string | null; readonly setUp: (method: string) => Promise<void> }

/** Stripe's names for missing data, such as `individual.verification.document`. */
const requirementWords: Readonly<Record<string, string>> = {
  external_account: 'A bank account or a card',
  email_confirmation: 'Confirmation of your email address at PayPal',
  'individual.verification.document': 'Proof of your identity',
  'individual.verification.additional_document': 'Proof of your address',
  'tos_acceptance.date': 'Your agreement to Stripe’s terms',
}
const wordOf = (requirement: string): string => {
  const known = requirementWords[requirement]
  if (known !== undefined) return known
  const [last = requirement] = requirement.split('.').slice(-1)
  const words = last.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The data that the provider still requires, with the deadline. */
export const Requirements = ({ account }: { account: Account }) => {
  const t = useText()
  if (account.requirements_due.length === 0) return null
  const until = account.requirements_due_at
  return (
    <Notice
      tone="warn"
      title={until ? t('Still needed by {day}', { day: formatDay(until) }) : t('Still needed')}
    >
      <List size="sm">
        {account.requirements_due.map((requirement) => (
          <List.Item key={requirement}>{t(wordOf(requirement))}</List.Item>
        ))}
      </List>
    </Notice>
  )
}

const MethodRow = ({ method, leave, label }: { method: PayoutMethod; leave: Leave; label: string }) => {
  const t = useText()
  const { name, feeWords, currencyWords } = payoutMethodFacts[method]
  return (
    <Row
      title={t(name)}
      text={t('{currency}. A payout costs {fee}.', {
        currency: t(currencyWords),
        fee: feeWords,
      })}
      side={
        <Button
          variant="default"
          size="xs"
          aria-label={`${t(label)}: ${t(name)}`}
          loading={leave.leaving === method}
          onClick={() => void leave.setUp(method)}
        >
          {t(label)}
        </Button>
      }
    />
  )
}

/** Payout methods available in the user's country, with their fees, before setup. */
export const OpenMethods = ({
  country,
  except,
  leave,
}: {
  country: string
  except: string | null
  leave: Leave
}) => {
  const t = useText()
  const open = payoutMethodsIn(country)
  const { most } = payoutFacts.bankDays
  if (open.length === 0)
    return (
      <Notice tone="warn" title="No payouts in your country yet">
        {t('Stripe and PayPal don’t pay out in your country, so you can’t make offers.')}
      </Notice>
    )
  return (
    <>
      <RowList>
        {open
          .filter((method) => method !== except)
          .map((method) => (
            <MethodRow
              key={method}
              method={method}
              leave={leave}
              label={except === null ? 'Set up' : 'Use this method instead'}
            />
          ))}
      </RowList>
      <Text size="sm" c="dimmed">
        {t(
          'A payout sent today arrives by {day} ({most} business days, excluding weekends and bank holidays).',
          {
            day: formatDay(bankDaysAfter(new Date(), most)),
            most,
          },
        )}
      </Text>
    </>
  )
}

export const KnownAccount = ({ account, leave }: { account: Account; leave: Leave }) => {
  const t = useText()
  const { is_ready: isReady, method } = account
  const facts = method === 'card' || method === 'paypal' ? payoutMethodFacts[method] : null
  const ready = t('{label}. A payout costs {fee}.', {
    label: `${account.label} (${account.currency})`,
    fee: facts?.feeWords ?? '',
  })
  return (
    <RowList>
      <Row
        title={t(facts?.name ?? method)}
        text={account.problem ? t(account.problem) : ready}
        side={
          <>
            <StatusBadge tone={isReady ? 'good' : 'warn'}>{isReady ? 'Ready' : 'Incomplete'}</StatusBadge>
            <Button
              variant={isReady ? 'default' : 'filled'}
              size="xs"
              loading={leave.leaving === method}
              onClick={() => void leave.setUp(method)}
            >
              {isReady ? t('Change') : t('Continue')}
            </Button>
          </>
        }
      />
    </RowList>
  )
}
