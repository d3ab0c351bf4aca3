import { Words } from '../lib/Words.tsx'
import { AppLink } from './AppLink.tsx'
import classes from './TabBar.module.css'

type Props = { label: string; tabs: readonly { to: string; label: string }[]; current: string | null }

/** Scrolls the tab bar to the current tab, without moving the page. */
const showInBar = (item: HTMLLIElement | null) => {
  const bar = item?.closest('nav')
  if (item && bar) bar.scrollLeft = item.offsetLeft - (bar.clientWidth - item.clientWidth) / 2
}

/** Tabs as links, so that the back button works and each tab can open in a new window. */
export const TabBar = ({ label, tabs, current }: Props) => (
  <nav className={classes.bar} aria-label={label}>
    <ul className={classes.list}>
      {tabs.map((tab) => (
        <li key={tab.to} ref={tab.to === current ? showInBar : undefined}>
          <AppLink to={tab.to} className={classes.tab} aria-current={tab.to === current ? 'page' : undefined}>
            <Words>{tab.label}</Words>
          </AppLink>
        </li>
      ))}
    </ul>
  </nav>
)
