import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { historyPath } from '../../features/notifications/Bell.tsx'
import { HeadSlot } from '../../lib/headSlot.tsx'
import { createPart, Optional } from '../../lib/Optional.tsx'
import { type SessionUser, type UserType, useSession } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { useCurrentScreen } from '../CurrentScreen.ts'
import { closePalette, paletteStore } from './commands.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LeftMenu } from './LeftMenu.tsx'
import { usePanel } from './panel.ts'
import { RightPanel } from './RightPanel.tsx'
import { ScreenTabs, useScreenTabs } from './ScreenTabs.tsx'
import classes from './Shell.module.css'
import { ShellWatch } from './ShellWatch.tsx'
import { usePartOf } from './usePartOf.ts'
import { useShellShortcuts } from './useShellShortcuts.ts'

const sideDrawer = createPart(() => import('../../components/SideDrawer.tsx'))
const partOf = createPart(() => import('./PartOf.tsx'))
const wayNotice = createPart(() => import('./WayNotice.tsx'))
const commandPalette = createPart(() => import('./CommandPalette.tsx'))

/** Only companies and creators have the left menu and the right panel (rules §2). */
const hasSides = (user: SessionUser | null) => user?.userType === 'Company' || user?.userType === 'Creator'

/** The screen with its tabs and footer. If another company owns the activation, only its overview is shown. */
const Content = ({ children }: { children: ReactNode }) => {
  const [head, setHead] = useState<HTMLElement | null>(null)
  const whole = usePartOf()
  const isWide = useCurrentScreen()?.isTable
  const sections = useScreenTabs()
  const bars = whole?.isOwn === false ? [] : sections
  const hasTabs = bars.length > 0
  const { user } = useSession()
  return (
    <div className={classes.content}>
      <main id="main" tabIndex={-1} className={classes.main} data-wide={isWide}>
        {(user?.userType === 'User' || user?.userType === 'Creator') && (
          <Optional part={wayNotice} fallback={null}>
            {(WayNotice) => <WayNotice userType={user.userType} />}
          </Optional>
        )}
        {whole && (
          <Optional part={partOf} fallback={whole.isNamed ? null : <p className={classes.part} />}>
            {(PartOf) => <PartOf {...whole} />}
          </Optional>
        )}
        {hasTabs && <div ref={setHead} className={classes.head} data-status={whole?.isOverview} />}
        <div
          className={classes.tabs}
          data-unsure={(whole?.isOverview && whole.isOwn === undefined) || undefined}
        >
          <ScreenTabs bars={bars} />
        </div>
        {(whole?.isOwn !== false || whole.isOverview) && (
          <HeadSlot value={hasTabs ? head : null}>{children}</HeadSlot>
        )}
      </main>
      <Footer />
    </div>
  )
}

/** The menu as a drawer, for windows too narrow to show it permanently. */
const MenuDrawer = ({ userType, onClose }: { userType: UserType; onClose: () => void }) => {
  const t = useText()
  return (
    <Optional part={sideDrawer} onMissing={onClose}>
      {(SideDrawer) => (
        <SideDrawer side="left" title={t('Menu')} onClose={onClose}>
          <LeftMenu userType={userType} onPick={onClose} />
        </SideDrawer>
      )}
    </Optional>
  )
}

/** Visitors and plain users have their menu in the header. */
const Plain = ({ user, children }: { user: SessionUser | null; children: ReactNode }) => {
  const [menuOpen, setMenuOpen] = useState(false)
  return (
    <div className={classes.plain}>
      <Header onMenu={user ? () => setMenuOpen(true) : undefined} />
      <Content>{children}</Content>
      {user && menuOpen && <MenuDrawer userType={user.userType} onClose={() => setMenuOpen(false)} />}
    </div>
  )
}

const Sided = ({ user, children }: { user: SessionUser; children: ReactNode }) => {
  const t = useText()
  const [menuOpen, setMenuOpen] = useState(false)
  const panel = usePanel(useCurrentScreen()?.isTable === true)
  // The notification history already shows everything that the panel would show.
  const hasPanel = useLocation().pathname !== historyPath
  const panelOpen = hasPanel && panel.isOpen
  return (
    <>
      <Header
        onMenu={() => setMenuOpen(true)}
        onPanel={hasPanel ? panel.toggle : undefined}
        panelOpen={panelOpen}
      />
      <div className={classes.columns} data-panel={panel.wide && panelOpen ? '' : undefined}>
        <div className={classes.menu}>
          <LeftMenu userType={user.userType} />
        </div>
        <Content>{children}</Content>
        {panel.wide && panelOpen && (
          <aside className={classes.panel} aria-label={t('Activity')}>
            <RightPanel user={user} />
          </aside>
        )}
      </div>
      {menuOpen && <MenuDrawer userType={user.userType} onClose={() => setMenuOpen(false)} />}
      {!panel.wide && panelOpen && (
        <Optional part={sideDrawer} onMissing={panel.toggle}>
          {(SideDrawer) => (
            <SideDrawer side="right" title={t('Activity')} onClose={panel.toggle}>
              <RightPanel user={user} onPick={panel.toggle} />
            </SideDrawer>
          )}
        </Optional>
      )}
    </>
  )
}

const Shell = ({ children }: { children: ReactNode }) => {
  const t = useText()
  const { user } = useSession()
  const paletteOpen = useStore(paletteStore)
  useShellShortcuts(user)
  return (
    <>
      <a className={classes.skip} href="#main">
        {t('Skip to content')}
      </a>
      {user && hasSides(user) ? <Sided user={user}>{children}</Sided> : <Plain user={user}>{children}</Plain>}
      {user && <ShellWatch user={user} />}
      {paletteOpen && (
        <Optional part={commandPalette} onMissing={closePalette}>
          {(CommandPalette) => <CommandPalette user={user} />}
        </Optional>
      )}
    </>
  )
}

export default Shell
