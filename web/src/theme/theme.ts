import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'
import segments from './segments.module.css'

const accent: MantineColorsTuple = [
  '#e8f5ff',
  '#cfe8fe',
  '#a2d3fc',
  '#72befa',
  '#4dacf7',
  '#2f9bf0',
  '#1583dc',
  '#0b6cbd',
  '#08589b',
  '#054477',
]

const dark: MantineColorsTuple = [
  '#e9ecf1',
  '#c6ccd6',
  '#a9b2c0',
  '#8a94a4',
  '#262b35',
  '#20252f',
  '#1b1f27',
  '#0d0f13',
  '#14171d',
  '#090b0e',
]

const text = "Lato, 'Lato stand-in', Arial, sans-serif"
const code = "'Source Code Pro', 'Source Code Pro stand-in', ui-monospace, monospace"

/** The two background colors for actions have their own text colors in both themes, with a contrast of at least 4.5. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  if (input.variant !== 'filled' && input.color === 'red') {
    const border = input.variant === 'outline' ? '1px solid var(--qb-bad)' : colors.border
    return { ...colors, color: 'var(--qb-bad)', border }
  }
  if (input.variant !== 'filled') return colors
  if (input.color === 'red')
    return { ...colors, background: 'var(--qb-danger)', hover: 'var(--qb-danger)', color: '#ffffff' }
  return { ...colors, color: 'var(--qb-on-accent)' }
}

/**
 * Lists must also open above dialogs, because dialogs contain fields too. Focus alone does not open a list, because a form
 * moves the focus to its first invalid field, and the list would cover the messages.
 */
const list = {
  openOnFocus: false,
  comboboxProps: { shadow: 'md', zIndex: 'var(--qb-layer-list)' },
} as const

/** The visual language of README.md as a Mantine theme. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  colors: { accent, dark },
  black: '#06121d',
  variantColorResolver: variantColors,
  fontFamily: text,
  fontFamilyMonospace: code,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: text,
    fontWeight: '700',
    sizes: {
      h1: { fontSize: 'var(--qb-title)', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Help text is below the field, so that neighboring fields align even if only one has help text.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Text: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    PasswordInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', ...list } },
    MultiSelect: { defaultProps: { size: 'sm', ...list } },
    Autocomplete: { defaultProps: { size: 'sm', ...list } },
    // Mantine renders lists even while they are closed. On the personal info page, that made 378 invisible rows of
    // countries and languages.
    Combobox: { defaultProps: { keepMounted: false } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 125 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 125 } } },
    SegmentedControl: { classNames: { indicator: segments.indicator, label: segments.label } },
    Menu: { defaultProps: { transitionProps: { duration: 125 }, shadow: 'md' } },
  },
})

const shared = {
  '--mantine-color-body': 'var(--qb-ground)',
  '--mantine-color-text': 'var(--qb-text)',
  '--mantine-color-dimmed': 'var(--qb-muted)',
  '--mantine-color-placeholder': 'var(--qb-faint)',
  '--mantine-color-anchor': 'var(--qb-accent-text)',
  '--mantine-color-error': 'var(--qb-bad)',
  '--mantine-primary-color-filled': 'var(--qb-accent)',
  '--mantine-primary-color-filled-hover': 'var(--qb-accent-hover)',
  '--mantine-color-accent-filled': 'var(--qb-accent)',
  '--mantine-color-accent-filled-hover': 'var(--qb-accent-hover)',
  '--mantine-primary-color-contrast': 'var(--qb-on-accent)',
  '--mantine-color-default': 'var(--qb-raised)',
  '--mantine-color-default-hover': 'var(--qb-hover)',
  '--mantine-color-default-color': 'var(--qb-text)',
  '--mantine-color-default-border': 'var(--qb-line)',
}

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })
