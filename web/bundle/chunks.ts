/** Which modules travel together: one file per moment in place of dozens of crumbs. */
import type { Plugin, Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const mantine = (...parts: string[]) => `@mantine/core/esm/components/(${parts.join('|')})/`
const icons = (...names: string[]) => `@tabler/icons-react/dist/esm/icons/(${names.join('|')})\\.`
const source = (folder: string, ...names: string[]) =>
  `/web/src/${folder}/(${names.join('|')})\\.(tsx?|module\\.css)`
const packages = (...names: string[]) => `/node_modules/(${names.join('|')})/`

const matching = (...patterns: string[]) => new RegExp(patterns.join('|'))

const react = matching(
  'preload-helper',
  'rolldown/runtime',
  packages('react', 'react-dom', 'scheduler', 'react-router', 'clsx'),
)

/** What is on every screen, the first of a visitor among them. */
const base = matching(
  '@mantine/core/esm/core/',
  mantine('ActionIcon', 'Button', 'CloseButton', 'Group', 'Loader', 'Stack', 'Title'),
  mantine('Transition', 'UnstyledButton', 'VisuallyHidden'),
  // Inputs use them, and so do menus: among the inputs, they would bring these to every screen.
  '@mantine/hooks/esm/(use-uncontrolled|use-id|utils/random-id)/',
  '@tabler/icons-react/dist/esm/(createReactComponent|defaultAttributes)',
  icons('IconBrand\\w+', 'IconVideo', 'IconChevronRight'),
  source('components', 'AppLink', 'EmptyPicture', 'EmptyState', 'Notice', 'Skeletons', 'Wordmark'),
  source(
    'lib',
    'consent',
    'device',
    'fetchAuth',
    'backoff',
    'lostChunk',
    'modals',
    'Optional',
    'prefetch',
    'reach',
    'rest',
    'session',
    'slowLoad',
    'store',
    'text',
    'title',
  ),
  source('lib', 'toasts', 'typed', 'unreachable', 'unsaved', 'Words'),
  // What day it is in Stockholm: refusals say it.
  '/domain/src/schedule\\.',
)

/** Sign-in alone. */
const signIn = matching(source('features/account', 'AccountFrame', 'BoardArt', 'LoginPage'))

/** What sign-in has of forms, and with it every form. */
const account = matching(
  mantine('Divider', 'Input', 'InputBase', 'PasswordInput', 'TextInput'),
  source('features/account', 'ChannelButtons', 'useBotCheck'),
  source('lib', 'botCheck', 'form'),
)

/** What refusals say: sign-in needs it once it was refused, screens with data from the start. */
const refusals = matching(source('lib', 'accountErrors'), '/domain/src/errors')

/** The front page, which shows rows of the market without the clients of every other screen with data. */
const front = matching(
  icons('IconKey', 'IconSwords', 'IconTargetArrow', 'IconUsersGroup'),
  source('app', 'shell/(Footer|VisitorLinks)'),
  '/web/src/app/shell/Header\\.module\\.css',
  source('cards', 'ActivationCard', 'GameCard', 'activationFacts'),
  source('components', 'CardGrid', 'Picture', 'usePicture'),
  source('lib', 'format', 'fragments', 'today'),
  // Named on cards; among the schemas, whose forms use it too, it would bring them to every list of companies.
  '/domain/src/company/company\\.',
  // How money is written, what publishing lacks, how far a run is: lists say it, and so do forms.
  '/domain/src/(money/money|activation/activation|mission-run/missionRun|quest/quest|quest-run/questRun)\\.',
)

/** What every screen with data needs: its clients, the shell, and the parts that screens are made of. */
const client = matching(
  '@mantine/hooks/',
  packages(
    '@apollo',
    '@formatjs',
    '@wry',
    'graphql',
    'intl-messageformat',
    'optimism',
    'react-intl',
    'rxjs',
    'tslib',
  ),
  mantine('Anchor', 'Avatar', 'Badge', 'Paper', 'SimpleGrid', 'Text'),
  source(
    'app',
    'Client',
    'shell/(Header|LeftMenu|NextSteps|RightPanel|ScreenTabs|Shell|ShellWatch|permissionTitle|usePartOf)',
  ),
  source('features/notifications', 'Bell', 'BellFace', 'useUnread'),
  source('features/home', 'FirstStepsPart', 'FirstStepsSkeleton'),
  source(
    'components',
    'AddConnection',
    'ChannelIcon',
    'FieldGrid',
    'Figure',
    'Headline',
    'NotFound',
    'PageHeader',
    'Panel',
  ),
  source('components', 'Prose', 'RowList', 'Stacked', 'StatusBadge', 'Steps', 'TabBar', 'TagList'),
  source(
    'lib',
    'LoadFailure',
    'Loaded',
    'failure',
    'graphql',
    'headSlot',
    'isUuid',
    'retryFailed',
    'shortcuts',
  ),
)

/** Whatever opens over a screen. */
const popups = matching(
  packages(
    '@floating-ui',
    'react-remove-scroll',
    'react-remove-scroll-bar',
    'react-style-singleton',
    'use-sidecar',
  ),
  mantine(
    'Combobox',
    'Drawer',
    'FocusTrap',
    'Menu',
    'Modal',
    'ModalBase',
    'NativeScrollArea',
    'Overlay',
    'Popover',
  ),
  mantine('Portal', 'RemoveScroll', 'ScrollArea', 'Select', 'Tooltip'),
)

/** The fields that forms have beyond those of sign-in. */
const inputs = matching(
  mantine('Checkbox', 'Chip', 'FileButton', 'Switch', 'Textarea'),
  '@mantine/core/esm/(utils/(InlineInput|InputsGroupFieldset)|components/ScrollArea/utils)/',
)

/** One of a few, beside one another: charts have it as well as forms. */
const segments = matching(mantine('FloatingIndicator', 'SegmentedControl'))

/** What forms beyond sign-in are built of. */
const forms = matching(
  source('components', 'ChipGroup', 'Confirm', 'FormPanel', 'PictureInput'),
  source('lib', 'upload'),
)

/** Text with headings and links, and what reads it. */
const text = matching(
  packages('markdown-it', 'linkify-it', 'mdurl', 'uc\\.micro', 'punycode\\.js', 'entities'),
  source('components', 'RichText', 'markup', 'parsePassages'),
)

/** What checks schemas. Lists read their rows by shapes, which are a thirtieth of it. */
const zod = matching('/node_modules/zod/', '/domain/src/fields\\.')

/** The other rules of the domain that are schemas: forms have them. */
const isZod = (id: string) => id.includes('/node_modules/zod/')
const schemas: Group['name'] = (id, bundle) =>
  bundle.getModuleInfo(id)?.importedIds.some(isZod) ? 'schemas' : null

/** The panel's activity, and what the whole history shares with it. */
const activity = matching(
  source(
    'features/notifications',
    'Activity',
    'NotificationItem',
    'NotificationList',
    'NotificationsSkeleton',
    'byDay',
    'familyIcons',
    'pictureOf',
    'useMarkRead',
  ),
  '/features/notifications/generated/(Activity|NotificationItem|markRead)\\.',
)

/** How the things of the market look wherever they are listed. */
const cards = matching(
  source(
    'cards',
    'ActivationCards',
    'CompanyCard',
    'ContentCard',
    'EligibilityLine',
    'eligibility',
    'questOffer',
  ),
)

/** Figures with their change, and what the homes of both sides share. */
const homes = matching(
  source('charts', 'Delta', 'LaterChart', 'Sparkline', 'change', 'spark'),
  source('features/home', 'periods', 'useLiveHome'),
  '/features/home/generated/HomeLive\\.',
)

/** What is said of a company's own activations wherever they are listed, edited and overseen. */
const activations = matching(
  source('features/activation', 'Locked', 'OwnActivation', 'addresses', 'saved', 'statusTones'),
  '/features/activation/(StepForm\\.module\\.css|generated/Activation\\.)',
)

/** What a creator is to reach, and has come to. */
const goals = matching(source('cards', 'contentWords', 'missionGoals'))

/** What is in none of them travels with the screen that needs it, or alone where several do. */
export const groups: Group[] = [
  { name: 'react', test: react, priority: 13 },
  { name: 'base', test: base, priority: 12 },
  // Signing in and out: sign-in has it, and the menu of every screen with data, which has no forms.
  { name: 'auth', test: matching(source('lib', 'auth')), priority: 12 },
  { name: 'account', test: account, priority: 11 },
  { name: 'signIn', test: signIn, priority: 10 },
  { name: 'front', test: front, priority: 10 },
  { name: 'refusals', test: refusals, priority: 9 },
  { name: 'main', tags: ['$initial'], priority: 8 },
  { name: 'zod', test: zod, priority: 8 },
  // What notifications are read by.
  { name: 'kinds', test: /\/domain\/src\/(notification|events)\//, priority: 8 },
  { name: schemas, debugName: 'schemas', test: /\/domain\/src\//, priority: 7 },
  { name: 'client', test: client, priority: 6 },
  { name: 'segments', test: segments, priority: 6 },
  { name: 'inputs', test: inputs, priority: 5 },
  { name: 'popups', test: popups, priority: 4 },
  { name: 'text', test: text, priority: 4 },
  { name: 'forms', test: forms, priority: 3 },
  { name: 'activity', test: activity, priority: 3 },
  { name: 'cards', test: cards, priority: 3 },
  { name: 'constraints', test: /\/domain\/src\/(.*\/)?constraints/, priority: 8 },
  { name: 'homes', test: homes, priority: 3 },
  { name: 'activations', test: activations, priority: 3 },
  { name: 'goals', test: goals, priority: 3 },
  {
    name: 'tables',
    test: matching('/web/src/tables/', source('lib', 'withinDays'), packages('@tanstack')),
    priority: 3,
  },
  { name: 'icons', test: /@tabler\/icons-react/, priority: 3, minShareCount: 2 },
]

/** A part that finds its way into an early chunk takes all it needs along: the build says so before a person waits for it. */
const lean: Record<string, readonly string[]> = {
  index: ['react', 'base'],
  base: ['react'],
  auth: ['base'],
  account: ['react', 'base', 'index', 'auth'],
  signIn: ['react', 'base', 'index', 'auth', 'account'],
  front: ['react', 'base', 'index'],
  Front: ['react', 'base', 'index', 'front'],
  client: ['react', 'base', 'auth', 'index', 'front', 'refusals'],
}

export const leanChunks = (): Plugin => ({
  name: 'questboard:lean-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = new Map<string, Rolldown.OutputChunk>()
    for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file)
    for (const { name, imports } of chunks.values()) {
      const allowed = lean[name]
      if (!allowed) continue
      const heavy = imports
        .map((file) => chunks.get(file)?.name ?? file)
        .filter((other) => other !== 'rolldown-runtime' && !allowed.includes(other))
      if (heavy.length > 0)
        this.error(`the chunk "${name}" needs ${heavy.join(' and ')}: see web/bundle/chunks.ts`)
    }
  },
})
