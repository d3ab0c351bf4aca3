import { Menu, useMantineColorScheme } from '@mantine/core'
import {
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSparkles,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { AppLink } from '../../components/AppLink.tsx'
import type { SessionUser } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { AccountButton } from './AccountButton.tsx'
import classes from './AccountMenu.module.css'
import { leave, openShortcuts, openWhatsNew } from './commands.ts'

const roles: Record<SessionUser['userType'], string> = {
  Company: 'Company',
  Creator: 'Creator',
  User: 'Member',
}

const Who = ({ user }: { user: SessionUser }) => {
  const t = useText()
  return (
    <div className={classes.who}>
      <span className={classes.name}>{user.displayName}</span>
      <span className={classes.role}>{user.company?.name ?? t(roles[user.userType])}</span>
    </div>
  )
}

const SettingsLinks = ({ user }: { user: SessionUser }) => {
  const t = useText()
  return (
    <>
      <Menu.Item component={AppLink} to="/user/settings/personal-info" leftSection={<IconUser size={16} />}>
        {t('Account settings')}
      </Menu.Item>
      {user.userType === 'Company' && (
        <Menu.Item component={AppLink} to="/company/settings" leftSection={<IconSettings size={16} />}>
          {t('Company settings')}
        </Menu.Item>
      )}
    </>
  )
}

/** Account menu of the signed-in user, loaded when it first opens. */
const AccountMenu = ({ user }: { user: SessionUser }) => {
  const t = useText()
  const { colorScheme, toggleColorScheme } = useMantineColorScheme()
  const light = colorScheme === 'light'
  return (
    // The menu is rendered inside the header, so that it belongs to a landmark.
    <Menu
      position="bottom-end"
      width={240}
      defaultOpened
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <AccountButton user={user} autoFocus />
      </Menu.Target>
      <Menu.Dropdown>
        <Who user={user} />
        <Menu.Divider />
        <SettingsLinks user={user} />
        <Menu.Item
          leftSection={light ? <IconMoon size={16} /> : <IconSun size={16} />}
          onClick={toggleColorScheme}
          closeMenuOnClick={false}
        >
          {light ? t('Dark theme') : t('Light theme')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSparkles size={16} />} onClick={openWhatsNew}>
          {t('What’s new')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={openShortcuts}>
          {t('Keyboard shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => void leave()}>
          {t('Sign out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

export default AccountMenu
