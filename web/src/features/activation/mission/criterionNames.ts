import type { criterionCategories, customCompletions } from '@questboard/domain'

export const categoryNames: Readonly<Record<(typeof criterionCategories)[number], string>> = {
  STREAM_CONTENT: 'Streams',
  VIDEO_CONTENT: 'Videos and shorts',
  CLICKS: 'Clicks',
  CUSTOM_CONTENT: 'Something else you review',
}

export const completionNames: Readonly<Record<(typeof customCompletions)[number], string>> = {
  MESSAGE: 'Message',
  URL: 'URL',
}
