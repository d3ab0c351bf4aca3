import { ActionIcon, Button } from '@mantine/core'
import { IconMenu2, IconPlus, IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Wordmark } from '../../components/Wordmark.tsx'
import { CartLink } from '../../features/cart/CartLink.tsx'
import { LinkBell, PanelBell } from '../../features/notifications/Bell.tsx'
import { createPart, Optional } from '../../lib/Optional.tsx'
import { type SessionUser, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { homeOf } from '../access.ts'
import { AccountButton } from './AccountButton.tsx'
import { openPalette } from './commands.ts'
import classes from './Header.module.css'
import { activeEntry, menuFor } from './menu.ts'
import { VisitorButtons, VisitorLinks } from './VisitorLinks.tsx'

const accountMenu = createPart(() => import('./AccountMenu.tsx'))

type Props = {
  onMenu?: () => void
  onPanel?: () => void
  panelOpen?: boolean
}

const SearchButton = () => {
  const t = useText()
  return (
    <button
      type="button"
      className={classes.search}
      onClick={openPalette}
      aria-label={t('Search Questboard')}
    >
      <IconSearch size={16} aria-hidden />
      <span className={classes.searchText}>{t('Search Questboard')}</span>
      <kbd className={classes.kbd} aria-hidden>
        /
      </kbd>
    </button>
  )
}

const CompanyActions = () => {
  const t = useText()
  return (
    <>
      <Button
        component={AppLink}
        to="/company/activations/create"
        leftSection={<IconPlus size={16} />}
        className={classes.create}
        aria-label={t('Create an activation')}
      >
        {t('Create')}
      </Button>
      <CartLink />
    </>
  )
}

/** Plain users have no left menu. Its entries are in the header, or behind a menu button on narrow windows. */
const UserLinks = () => {
  const t = useText()
  const { pathname } = useLocation()
  const sections = menuFor('User')
  const active = activeEntry(sections, pathname)
  return (
    <nav className={classes.links} data-wide aria-label={t('Main')}>
      {sections
        .flatMap(({ entries }) => entries)
        .map(({ path, label }) => (
          <AppLink
            key={path}
            to={path}
            className={classes.link}
            aria-current={path === active ? 'page' : undefined}
          >
            {t(label)}
          </AppLink>
        ))}
    </nav>
  )
}

const VisitorActions = () => (
  <>
    <VisitorLinks />
    <span className={classes.space} />
    <SearchButton />
    <VisitorButtons />
  </>
)

const Account = ({ user }: { user: SessionUser }) => {
  const [wanted, setWanted] = useState(false)
  const button = (
    <AccountButton
      user={user}
      onPointerEnter={() => accountMenu.load().catch(() => undefined)}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted) return button
  return (
    <Optional part={accountMenu} fallback={button} onMissing={() => setWanted(false)}>
      {(AccountMenu) => <AccountMenu user={user} />}
    </Optional>
  )
}

const MemberActions = ({ user, onPanel, panelOpen }: Props & { user: SessionUser }) => (
  <>
    {user.userType === 'User' ? <UserLinks /> : <span />}
    <span className={classes.space} />
    <SearchButton />
    {user.userType === 'Company' && <CompanyActions />}
    {onPanel ? <PanelBell onPanel={onPanel} panelOpen={panelOpen ?? false} /> : <LinkBell />}
    <Account user={user} />
  </>
)

const pick = (user: SessionUser | null, rest: Props): ReactNode =>
  user ? <MemberActions user={user} {...rest} /> : <VisitorActions />

/** The header for each account type and for visitors (rules §2). */
export const Header = ({ onMenu, ...rest }: Props) => {
  const t = useText()
  const session = useSession()
  return (
    <header className={classes.header}>
      {onMenu && (
        <ActionIcon
          className={classes.burger}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Menu')}
          onClick={onMenu}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      <AppLink to={homeOf(session)} className={classes.logo} aria-label={t('Questboard home')}>
        <Wordmark />
      </AppLink>
      {session.status !== 'loading' && pick(session.user, rest)}
    </header>
  )
}
