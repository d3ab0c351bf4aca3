import './theme/styles.ts'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { whenFirstScreenIsHere } from './app/firstScreen.ts'
import { createRouter } from './app/router.tsx'
import { noteLostChunks } from './lib/lostChunk.ts'
import { watchNetwork } from './lib/reach.ts'
import { watchSession } from './lib/session.ts'
import { noteTyping } from './lib/typed.ts'
import { createColorSchemeManager } from './theme/colorScheme.ts'
import { whenFontsAreHere } from './theme/fonts.ts'
import { cssVariables, theme } from './theme/theme.ts'

noteLostChunks()
noteTyping()
watchNetwork()
watchSession()

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')

const root = createRoot(element)
const router = createRouter()

const draw = () =>
  root.render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        colorSchemeManager={createColorSchemeManager()}
        defaultColorScheme="dark"
        deduplicateCssVariables
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>,
  )

void Promise.all([whenFirstScreenIsHere(router), whenFontsAreHere()]).then(draw)
