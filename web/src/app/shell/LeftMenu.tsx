import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import type { UserType } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { menuIcons } from './icons.ts'
import classes from './LeftMenu.module.css'
import { activeEntry, type MenuEntry, menuFor } from './menu.ts'

const Entry = ({ entry, active, onPick }: { entry: MenuEntry; active: boolean; onPick?: () => void }) => {
  const t = useText()
  const Icon = menuIcons[entry.icon]
  return (
    <li>
      <AppLink
        to={entry.path}
        className={classes.entry}
        aria-current={active ? 'page' : undefined}
        onClick={onPick}
      >
        <Icon size={18} stroke={1.75} aria-hidden />
        {t(entry.label)}
      </AppLink>
    </li>
  )
}

/** The left menu. On narrow windows it is in a drawer, which `onPick` closes. */
export const LeftMenu = ({ userType, onPick }: { userType: UserType; onPick?: () => void }) => {
  const t = useText()
  const { pathname } = useLocation()
  const sections = menuFor(userType)
  const active = activeEntry(sections, pathname)
  return (
    <nav className={classes.menu} aria-label={t('Main')}>
      {sections.map(({ name, entries }) => (
        <div key={name} className={classes.section}>
          {name && <h2 className={classes.name}>{t(name)}</h2>}
          <ul className={classes.list}>
            {entries.map((entry) => (
              <Entry key={entry.path} entry={entry} active={entry.path === active} onPick={onPick} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
