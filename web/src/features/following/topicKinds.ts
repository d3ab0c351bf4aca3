/** What a topic says something about. */
export const topicKindNames: Readonly<Record<string, string>> = {
  genre: 'Genre',
  category: 'Category of content',
  theme: 'Theme',
  feature: 'Feature of games',
  content: 'Form of content',
  activation: 'Kind of activation',
}
