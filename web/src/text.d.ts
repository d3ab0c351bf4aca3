/** A document's text alone, by the build (bundle/documents.ts). */
declare module '*?text' {
  const operation: { readonly name: string; readonly text: string }
  export default operation
}
