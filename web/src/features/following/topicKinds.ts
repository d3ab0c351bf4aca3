export const topicKindNames: Readonly<Record<string, string>> = {
  genre: 'Genre',
  category: 'Content category',
  theme: 'Theme',
  feature: 'Game feature',
  content: 'Content format',
  activation: 'Kind of activation',
}
