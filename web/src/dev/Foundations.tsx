import { Group, Stack } from '@mantine/core'
import { IconShoppingCart } from '@tabler/icons-react'
import { CountedIcon } from '../components/CountedIcon.tsx'
import { EmptyPicture, type Motif } from '../components/EmptyPicture.tsx'
import { Headline } from '../components/Headline.tsx'
import { Wordmark } from '../components/Wordmark.tsx'
import classes from './UiPage.module.css'

const colours = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'hover',
  'line',
  'line-strong',
  'text',
  'muted',
  'faint',
  'accent',
  'accent-hover',
  'accent-text',
  'accent-soft',
  'on-accent',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bad',
  'bad-soft',
  'danger',
  'chart-1',
  'chart-2',
  'chart-3',
  'twitch',
  'youtube',
  'tiktok',
  'scrim',
  'veil',
  'on-picture',
]
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8']

export const Colours = () => (
  <div className={classes.swatches}>
    {colours.map((name) => (
      <div key={name} className={classes.swatch}>
        <span style={{ background: `var(--qb-${name})` }} />
        <code>{name}</code>
      </div>
    ))}
  </div>
)

export const Type = () => (
  <Stack gap="xs">
    <Group>
      <Wordmark />
      <Wordmark markOnly />
      <CountedIcon count={12}>
        <IconShoppingCart size={20} />
      </CountedIcon>
    </Group>
    <p className={classes.display}>Name at the top of a page, 24 to 32</p>
    <div>
      <Headline order={1} title="Title, 24" text="What the page is about" />
    </div>
    <div>
      <Headline order={2} title="Section, 20" text="What the panel is about" />
    </div>
    <p className={classes.line} style={{ fontSize: 'var(--mantine-font-size-lg)' }}>
      Body text, 16: text that people write on their pages
    </p>
    <p className={classes.line}>Text, 14: creators see the name, the logo and the description.</p>
    <p className={classes.line} style={{ color: 'var(--qb-muted)' }}>
      Muted, 14: what explains something else
    </p>
    <p className={classes.line} style={{ color: 'var(--qb-muted)', fontSize: 'var(--mantine-font-size-sm)' }}>
      Small, 13: what belongs to the line above
    </p>
    <p className={classes.line} style={{ color: 'var(--qb-faint)', fontSize: 'var(--mantine-font-size-xs)' }}>
      Faint, 12: dates and counts
    </p>
    <p className={`qb-figures ${classes.line}`}>Numbers in columns: $1,200.00 · 11,111 · 48,067</p>
    <p className={classes.line}>
      A code: <code>QUEST-4F7A-11</code>
    </p>
  </Stack>
)

export const Spaces = () => (
  <Stack gap="xs">
    {spaces.map((size) => (
      <Group key={size} gap="sm">
        <code>{size}</code>
        <span className={classes.space} style={{ width: `var(--qb-space-${size})` }} />
      </Group>
    ))}
  </Stack>
)

export const Depth = () => (
  <Group>
    {(['surface', 'raised', 'sunken'] as const).map((name) => (
      <div key={name} className={classes.box} data-depth={name}>
        {name}
      </div>
    ))}
  </Group>
)

const motifs: readonly Motif[] = [
  'board',
  'bell',
  'channel',
  'coins',
  'games',
  'lost',
  'notes',
  'offers',
  'page',
  'people',
  'search',
  'videos',
]

export const Illustration = () => (
  <Group gap="xl">
    {motifs.map((motif) => (
      <Stack key={motif} align="center" gap="xs">
        <EmptyPicture motif={motif} />
        <code>{motif}</code>
      </Stack>
    ))}
  </Group>
)
