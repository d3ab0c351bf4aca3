import '../theme/moreStyles.ts'
import { Button, useMantineColorScheme } from '@mantine/core'
import type { ComponentType } from 'react'
import { PageHeader } from '../components/PageHeader.tsx'
import { Cards, Kits, Pickers, Reports, Steps, WaysIn } from './Cards.tsx'
import { Charts } from './Charts.tsx'
import { Data, Navigation, Texts } from './Content.tsx'
import { Messages, Overlays, States } from './Feedback.tsx'
import { AddressForm, Buttons, Fields, FormStates, ListForm, Values } from './Forms.tsx'
import { Colours, Depth, Illustration, Spaces, Type } from './Foundations.tsx'
import { Notifications } from './Notifications.tsx'
import { Tables } from './Tables.tsx'
import classes from './UiPage.module.css'
import { ContentPicker, Conversations, Dialogs, Notes } from './Work.tsx'

const sections: readonly (readonly [title: string, part: ComponentType])[] = [
  ['Color', Colours],
  ['Type', Type],
  ['Space', Spaces],
  ['Elevation', Depth],
  ['Illustration', Illustration],
  ['Buttons', Buttons],
  ['Fields', Fields],
  ['Values', Values],
  ['Forms', FormStates],
  ['Lists in forms', ListForm],
  ['Addresses', AddressForm],
  ['Messages', Messages],
  ['Overlays', Overlays],
  ['Navigation', Navigation],
  ['Data', Data],
  ['Tables', Tables],
  ['Charts', Charts],
  ['Cards', Cards],
  ['Pickers', Pickers],
  ['Next steps for a creator', Steps],
  ['Creator kit', Kits],
  ['Ways to join', WaysIn],
  ['Reports', Reports],
  ['Conversation and timeline', Conversations],
  ['Notes', Notes],
  ['Content picker', ContentPicker],
  ['Invitation, export, wizard', Dialogs],
  ['Notifications', Notifications],
  ['Texts', Texts],
  ['Empty, loading, failed', States],
]

/** Shows every shared part in every state, in development only. UiPage.test.ts fails if a part is missing. */
const UiPage = () => {
  const { toggleColorScheme } = useMantineColorScheme()
  return (
    <div className={classes.page}>
      <PageHeader
        title="Components"
        text="The components that web/README.md describes."
        actions={<Button onClick={toggleColorScheme}>Switch theme</Button>}
      />
      {sections.map(([title, Part]) => (
        <section key={title} className={classes.section}>
          <h2>{title}</h2>
          <Part />
        </section>
      ))}
    </div>
  )
}

export default UiPage
