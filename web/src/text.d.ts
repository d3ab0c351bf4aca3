/** Only a document's text, provided by the build (bundle/documents.ts). */
declare module '*?text' {
  const operation: { readonly name: string; readonly text: string }
  export default operation
}
