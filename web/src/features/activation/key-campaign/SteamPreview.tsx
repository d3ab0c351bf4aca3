import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core'
import type { KeyGame, StoreFacts } from '@questboard/domain'
import { useState } from 'react'
import { Notice } from '../../../components/Notice.tsx'
import { formatDay } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import classes from './SteamImport.module.css'
import { chosenAtFirst, filledIn, type SteamChoice, steamChoices } from './steamChoices.ts'
import type { SteamField, SteamFill } from './steamFields.ts'

type Props = {
  facts: StoreFacts
  before: KeyGame
  tags: readonly { id: string; name: string }[]
  onFill: (changes: SteamFill) => void
}

const Shown = ({ choice }: { choice: SteamChoice }) => {
  const { field, shown, isPicture } = choice
  if (isPicture) return <img className={classes.picture} src={shown} alt="" />
  return <span className={classes.text}>{field === 'plannedRelease' ? formatDay(shown) : shown}</span>
}

const Heroes = ({
  urls,
  value,
  onChange,
}: {
  urls: readonly string[]
  value: string | null
  onChange: (url: string) => void
}) => {
  const t = useText()
  if (urls.length < 2) return null
  return (
    <Radio.Group label={t('Header picture')} value={value} onChange={onChange}>
      <div className={classes.heroes}>
        {urls.map((url, index) => (
          <Radio
            key={url}
            value={url}
            label={
              <img
                className={classes.picture}
                src={url}
                alt={t('Screenshot {number}', { number: index + 1 })}
              />
            }
          />
        ))}
      </div>
    </Radio.Group>
  )
}

/** Lists the data to import, each with a checkbox. Fields that already have content are not selected by default. */
export const SteamPreview = ({ facts, before, tags, onFill }: Props) => {
  const t = useText()
  const [hero, setHero] = useState(facts.heroUrls[0] ?? null)
  const choices = steamChoices(facts, before, tags, hero)
  const [chosen, setChosen] = useState(() => chosenAtFirst(choices))
  const take = (field: SteamField, isTaken: boolean) =>
    setChosen((taken) => [...taken.filter((one) => one !== field), ...(isTaken ? [field] : [])])
  if (choices.length === 0) return <Notice>Everything from Steam is already filled in.</Notice>
  return (
    <Stack>
      <p>
        {t('Details of {game} from Steam. We save these details when you save the key campaign.', {
          game: facts.name,
        })}
      </p>
      {facts.tags.length > 0 && <p>{t('Tags on Steam: {tags}.', { tags: facts.tags.join(', ') })}</p>}
      {choices.map((choice) => (
        <div key={choice.field} className={classes.preview}>
          <Checkbox
            label={t(choice.label)}
            description={choice.replaces && t('Replaces the current content.')}
            checked={chosen.includes(choice.field)}
            onChange={({ currentTarget }) => take(choice.field, currentTarget.checked)}
          />
          <Shown choice={choice} />
        </div>
      ))}
      <Heroes urls={facts.heroUrls} value={hero} onChange={setHero} />
      <Group justify="flex-end">
        <Button disabled={chosen.length === 0} onClick={() => onFill(filledIn(choices, chosen))}>
          {t('Fill in')}
        </Button>
      </Group>
    </Stack>
  )
}
