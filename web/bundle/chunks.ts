/** Decides which modules share a JavaScript chunk, so that a screen loads a few files instead of dozens of tiny ones. */
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

/** The chunk that every screen needs, including a visitor's first one. */
const base = matching(
  '@mantine/core/esm/core/',
  mantine('ActionIcon', 'Button', 'CloseButton', 'Group', 'Loader', 'Stack', 'Title'),
  mantine('Transition', 'UnstyledButton', 'VisuallyHidden'),
  // Inputs and menus use these hooks. In the `inputs` chunk, they would make every screen with a menu load all inputs.
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
  // Some error messages contain the current date in Stockholm, so this chunk needs the module.
  '/domain/src/schedule\\.',
)

const signIn = matching(source('features/account', 'AccountFrame', 'BoardArt', 'LoginPage'))

/** Small pages that people reach by a link or once. The first visit loads the name of each chunk, so they share one. */
const accountPages = matching(
  source('features/account', 'ChannelEmailPage', 'ConfirmSignUpPage', 'NewPasswordPage', 'ResetPasswordPage'),
  source('features/account', 'platformNames'),
)

/** Form parts that sign-in and every other form need. */
const account = matching(
  mantine('Divider', 'Input', 'InputBase', 'PasswordInput', 'TextInput'),
  source('features/account', 'ChannelButtons', 'useBotCheck'),
  source('lib', 'botCheck', 'form'),
)

/** Error messages. Sign-in loads this chunk only after an error; screens with data always load it. */
const refusals = matching(source('lib', 'accountErrors'), '/domain/src/errors')

/** The front page lists activations and games without loading the GraphQL clients that other screens need. */
const front = matching(
  icons('IconKey', 'IconSwords', 'IconTargetArrow', 'IconUsersGroup'),
  source('app', 'shell/(Footer|VisitorLinks)'),
  '/web/src/app/shell/Header\\.module\\.css',
  source('shared/cards', 'ActivationCard', 'GameCard', 'activationFacts'),
  source('components', 'CardGrid', 'Picture', 'usePicture'),
  source('lib', 'format', 'fragments', 'today'),
  // Cards import this module. In the `schemas` chunk, the module would make every company list load all schemas.
  '/domain/src/company/company\\.',
  // Both lists and forms use these modules: formats, amounts of money, publishing requirements and the progress of runs.
  '/domain/src/(format/(dates|money|numbers)|durations|activation/activation|mission-run/missionRun|quest/quest|quest-run/questRun)\\.',
)

/** The chunk that every screen with data needs: GraphQL client, shell and basic components. */
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
    // The company's home shows days in Stockholm with this module. In `tables`, the home would load all tables.
    'zones',
  ),
)

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

const inputs = matching(
  mantine('Checkbox', 'Chip', 'FileButton', 'Switch', 'Textarea'),
  '@mantine/core/esm/(utils/(InlineInput|InputsGroupFieldset)|components/ScrollArea/utils)/',
)

/** Segmented controls, which both charts and forms use. */
const segments = matching(mantine('FloatingIndicator', 'SegmentedControl'))

const forms = matching(
  source('components', 'ChipGroup', 'Confirm', 'FormPanel', 'PictureInput'),
  source('lib', 'upload'),
)

const text = matching(
  packages('markdown-it', 'linkify-it', 'mdurl', 'uc\\.micro', 'punycode\\.js', 'entities'),
  source('components', 'RichText', 'markup', 'parsePassages'),
)

/** Schema validation (Zod). Lists check their rows with `shapes`, which are about 3% of its size. */
const zod = matching('/node_modules/zod/', '/domain/src/fields\\.')

/** Other domain modules that import Zod. Only forms need them. */
const isZod = (id: string) => id.includes('/node_modules/zod/')
const schemas: Group['name'] = (id, bundle) =>
  bundle.getModuleInfo(id)?.importedIds.some(isZod) ? 'schemas' : null

/** The activity panel, and the parts that the notification history shares with it. */
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

const cards = matching(
  source('shared/cards', 'ActivationCards', 'CompanyCard', 'ContentCard', 'questOffer'),
  source('shared/eligibility', 'EligibilityLine', 'eligibility'),
)

/** Numbers with their change since the previous period, and other parts that all home pages share. */
const homes = matching(
  source('charts', 'Delta', 'LaterChart', 'Sparkline', 'change', 'spark'),
  source('features/home', 'periods', 'useLiveHome'),
  '/features/home/generated/HomeLive\\.',
)

const activations = matching(
  source('features/activation', 'Locked', 'OwnActivation', 'addresses', 'saved', 'statusTones'),
  '/features/activation/(StepForm\\.module\\.css|generated/Activation\\.)',
)

const goals = matching(source('shared/content', 'contentWords'), source('shared/missions', 'missionGoals'))

/**
 * Modules in none of these groups go into the chunk of their screen, or into a shared chunk when several screens need
 * them.
 */
export const groups: Group[] = [
  { name: 'react', test: react, priority: 13 },
  { name: 'base', test: base, priority: 12 },
  // Code for signing in and out. The sign-in page uses it, and so does the menu of every screen with data, which must
  // not load forms.
  { name: 'auth', test: matching(source('lib', 'auth')), priority: 12 },
  { name: 'account', test: account, priority: 11 },
  { name: 'signIn', test: signIn, priority: 10 },
  { name: 'front', test: front, priority: 10 },
  { name: 'refusals', test: refusals, priority: 9 },
  { name: 'main', tags: ['$initial'], priority: 8 },
  { name: 'zod', test: zod, priority: 8 },
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
  { name: 'accountPages', test: accountPages, priority: 1 },
  { name: 'icons', test: /@tabler\/icons-react/, priority: 3, minShareCount: 2 },
]

/**
 * The chunks that each early chunk can load. The build fails if code adds another one, because all of them delay the
 * first screen.
 */
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
