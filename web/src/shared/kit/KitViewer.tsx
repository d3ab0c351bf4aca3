import { useQuery } from '@apollo/client/react'
import { Anchor, Stack, Title } from '@mantine/core'
import { kitContents, sizeInWords } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { RichText } from '../../components/RichText.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { RevealedCode } from '../codes/RevealedCode.tsx'
import { KitDocument, type KitQuery } from './generated/kit.ts'

type Codes = KitQuery['code_claim']
type Activation = NonNullable<KitQuery['activation_by_pk']>

/** Only a key campaign's kit always contains codes. */
const givesCodes = ({ kind, kit_contents, quest }: Activation): boolean =>
  kind === 'KEY' ||
  (quest?.kit_codes !== 0 && (kitContents.safeParse(kit_contents).data?.items.length ?? 0) > 0)

const OwnCodes = ({ codes }: { codes: Codes }) => {
  const t = useText()
  if (codes.length === 0) return <Notice>Your code appears here after you claim it.</Notice>
  return (
    <RowList>
      {codes.map(({ code_id, claimed_at, code }) => (
        <Row
          key={code_id}
          title={[code?.item?.item_name, code?.platform].filter(Boolean).join(' · ')}
          text={t('Claimed {day}', { day: formatDay(claimed_at) })}
          side={
            code?.revoked_at ? (
              <StatusBadge tone="bad">Revoked</StatusBadge>
            ) : (
              <RevealedCode codeId={code_id} />
            )
          }
        />
      ))}
    </RowList>
  )
}

const Media = ({ media }: Pick<Activation, 'media'>) => {
  const t = useText()
  if (media.length === 0) return null
  return (
    <>
      <Title order={3}>{t('Media')}</Title>
      <RowList>
        {media.map(({ id, kind, url, title }) => (
          <Row
            key={id}
            lead={
              kind === 'kit_image' && (
                <img src={url} alt="" width={72} height={40} style={{ objectFit: 'cover' }} loading="lazy" />
              )
            }
            title={
              <Anchor href={url} target="_blank" rel="noreferrer">
                {title || url}
              </Anchor>
            }
          />
        ))}
      </RowList>
    </>
  )
}

const Contents = ({ activation: { creator_kit: kit, media, embargo_at } }: { activation: Activation }) => {
  const t = useText()
  const link = kit?.sharable_link
  return (
    <>
      {embargo_at && (
        <Notice tone="warn" title="Embargo">
          {t('Don’t publish before {moment}.', { moment: formatMoment(embargo_at) })}
        </Notice>
      )}
      {kit?.special_instructions && (
        <>
          <Title order={3}>{t('Instructions')}</Title>
          <RichText text={kit.special_instructions} />
        </>
      )}
      {link && (
        <>
          <Title order={3}>{t('Link for your viewers')}</Title>
          <Anchor href={link} target="_blank" rel="noreferrer">
            {`${window.location.origin}${link}`}
          </Anchor>
        </>
      )}
      <Media media={media} />
      {kit?.asset_url && (
        <>
          <Title order={3}>{t('Assets')}</Title>
          <Anchor href={kit.asset_url} download>
            {kit.asset_name} ({sizeInWords(kit.asset_bytes ?? 0)})
          </Anchor>
        </>
      )}
    </>
  )
}

const isEmpty = ({ creator_kit: kit, media }: Activation): boolean =>
  media.length === 0 && !kit?.special_instructions && !kit?.asset_url && !kit?.sharable_link

/** Everything that an accepted creator receives: codes, instructions, a link, media and the archive. */
export const KitViewer = ({ activationId }: { activationId: string }) => {
  const t = useText()
  // Always loads the codes from the server, because a code can be revoked or replaced at any time.
  const query = useQuery(KitDocument, { variables: { activationId }, fetchPolicy: 'network-only' })
  return (
    <Stack>
      <Loaded query={query} skeleton={<LinesSkeleton lines={3} />}>
        {({ activation_by_pk: activation, code_claim: codes }) =>
          activation && (
            <>
              {(codes.length > 0 || givesCodes(activation)) && <OwnCodes codes={codes} />}
              <Contents activation={activation} />
              {isEmpty(activation) && codes.length === 0 && !givesCodes(activation) && (
                <Notice>{t('The kit is empty so far.')}</Notice>
              )}
            </>
          )
        }
      </Loaded>
    </Stack>
  )
}

export const openKit = (activationId: string): void =>
  modals.add({
    id: 'kit',
    title: 'Creator kit',
    size: 'lg',
    content: <KitViewer activationId={activationId} />,
  })
