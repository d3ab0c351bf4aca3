import { Kbd, Switch } from '@mantine/core'
import { setShortcutsOn, shortcutStore, shortcutsOn } from '../../lib/shortcuts.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import classes from './ShortcutSheet.module.css'

const always = [{ keys: 'Ctrl K', label: 'Search Questboard' }]

const Keys = ({ keys }: { keys: string }) => (
  <span className={classes.keys}>
    {keys.split(' ').map((one) => (
      <Kbd key={one}>{one}</Kbd>
    ))}
  </span>
)

const ShortcutSheet = () => {
  const t = useText()
  const on = useStore(shortcutsOn)
  const shortcuts = useStore(shortcutStore)
  return (
    <>
      <dl className={classes.list}>
        {[...always, ...shortcuts].map(({ keys, label }) => (
          <div key={keys} className={classes.row}>
            <dt>{t(label)}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="lg"
        label={t('Single-key shortcuts')}
        description={t('Turn single-key shortcuts off if they conflict with speech input or other tools.')}
        checked={on}
        onChange={({ currentTarget }) => setShortcutsOn(currentTarget.checked)}
      />
    </>
  )
}

export default ShortcutSheet
